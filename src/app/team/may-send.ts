import { commandTypeOf } from '#domain/log/stream-kinds.ts';
import { isAllowed } from '#domain/team/role.ts';
import type { Team } from '#domain/team/team.ts';
import type { User } from '#domain/user/user.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { roleNow, teamStreamIn } from './role-now.ts';

/** Whether the account’s role lets it send this type of command; true while the rules of its kind are not here. */
export function maySend(type: string, user: User | null, workspace: Workspace): boolean {
  const command = commandTypeOf(type, 'founder');
  if (!command) return true;
  const workspaceId = workspace.id.get();
  const team = workspace.peek(teamStreamIn(workspaceId)) as Team | undefined;
  return isAllowed(roleNow({ workspaceId, user, team }), command.permission ?? 'edit');
}
