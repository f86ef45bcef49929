/** SQL that says whether an account of `accounts` can read what is in a workspace. */
export const readsWorkspace = (workspaceId: string): string =>
  `accounts.id IN (SELECT memberships.account_id FROM memberships WHERE memberships.workspace_id = ${workspaceId})`;
