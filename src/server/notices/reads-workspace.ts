/** SQL that says whether an account of `accounts` can read what is in a workspace. */
export const readsWorkspace = (workspaceId: string): string => `accounts.workspace_id = ${workspaceId}`;
