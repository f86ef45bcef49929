import type { Role } from '#domain/team/role.ts';
import { isTeam, roleIn, type Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { User } from '#domain/user/user.ts';

export interface RoleSource {
  /** The open workspace; null until it is known. */
  readonly workspaceId: string | null;
  readonly user: User | null;
  readonly team: Team | undefined;
}

/** The role of the account in the open workspace: as the log says, and before that was read as the user record does. */
export function roleNow({ workspaceId, user, team }: RoleSource): Role {
  if (!user) return 'owner';
  if (isTeam(team)) return roleIn(team, user.id) ?? 'viewer';
  return user.workspaces?.find(({ id }) => id === workspaceId)?.role ?? 'owner';
}

/** The stream of the team of a workspace; of none while that is not known. */
export const teamStreamIn = (workspaceId: string | null): string =>
  workspaceId === null ? '' : teamStreamOf(workspaceId);
