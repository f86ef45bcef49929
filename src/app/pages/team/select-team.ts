import type { ListedMember } from '#domain/team/member.ts';
import { hasOtherOwner, isTeam, roleIn, type Team } from '#domain/team/team.ts';
import type { User } from '#domain/user/user.ts';
import type { TeamView } from '#features/settings/team/team-view.ts';

export interface TeamSource {
  readonly team: Team;
  readonly workspaceId: string;
  readonly user: User;
  /** Undefined until the server has told them. */
  readonly listed: readonly ListedMember[] | undefined;
  /** ISO 8601. */
  readonly now: string;
}

/** The team as its page shows it: roles as the log tells them, names as the server does. */
export function selectTeam({ team, workspaceId, user, listed = [], now }: TeamSource): TeamView {
  const ownName = user.displayName ?? user.email;
  const known = (id: string) => listed.find(({ accountId }) => accountId === id);
  const nameOf = (id: string): string => known(id)?.name ?? (id === user.id ? ownName : '…');
  const pictureOf = (id: string) => known(id)?.picture ?? (id === user.id ? user.photoUrl : null) ?? undefined;
  const shown = Object.entries(isTeam(team) ? team.members : { [user.id]: { role: 'owner' as const, since: null } });
  return {
    name: team.name ?? user.workspaces?.find(({ id }) => id === workspaceId)?.name ?? `${ownName}’s workspace`,
    own: user.id,
    role: roleIn(team, user.id) ?? 'viewer',
    members: shown
      .map(([accountId, { role, since }]) => ({
        ...{ accountId, role, since },
        ...{ name: nameOf(accountId), picture: pictureOf(accountId) },
      }))
      .toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? '') || a.accountId.localeCompare(b.accountId)),
    invitations: Object.entries(team.invitations)
      .filter(([, { status, expiresAt }]) => status === 'open' && expiresAt > now)
      .map(([id, invitation]) => ({ ...invitation, id })),
    links: Object.entries(team.links)
      .filter(([, { isOpen, expiresAt }]) => isOpen && expiresAt > now)
      .map(([id, link]) => ({ ...link, id })),
    hasOtherOwner: hasOtherOwner(team, user.id),
    isNamed: team.name !== null,
    deletedAt: team.deletedAt,
  };
}
