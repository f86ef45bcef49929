/**
 * The name under which a browser keeps a workspace of an account: the account's id for its own, so that what was kept before
 * there were teams is still found, and both ids for another one.
 */
export const workspaceKey = (account: string, workspace: string | null): string =>
  workspace === null ? account : `${account}~${workspace}`;
