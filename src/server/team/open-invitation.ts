import type { Role } from '#domain/team/role.ts';
import type { Team } from '#domain/team/team.ts';
import type { InvitationKey } from './invitation-token.ts';

/** Finds the invitation that a token names; undefined if it lets nobody in any more. `now` is the server’s time, ISO 8601. */
export function openInvitation(
  { invitations, links }: Pick<Team, 'invitations' | 'links'>,
  { way, id }: Pick<InvitationKey, 'way' | 'id'>,
  now: string,
): { readonly role: Role; readonly email?: string } | undefined {
  if (way === 'link') {
    const link = links[id];
    return link?.isOpen && link.expiresAt > now ? link : undefined;
  }
  const invitation = invitations[id];
  // Without its address it is nobody’s any more.
  return invitation?.status === 'open' && invitation.expiresAt > now && invitation.email !== undefined
    ? invitation
    : undefined;
}
