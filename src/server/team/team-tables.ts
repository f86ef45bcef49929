import type { Role } from '#domain/team/role.ts';

/** Who may enter which workspace. */
export interface TeamTables {
  memberships: {
    workspace_id: string;
    account_id: string;
    role: Role;
    since: Date;
  };
  /** Members whose account is gone, until the log of their team says that they have left. */
  departed_members: {
    workspace_id: string;
    account_id: string;
  };
  /** Workspaces that an owner has asked to delete. */
  workspace_deletions: {
    workspace_id: string;
    due_at: Date;
  };
  workspace_names: {
    workspace_id: string;
    name: string;
  };
}
