import type { TeamFact, TeamFactOf } from '#domain/team/team-facts.ts';
import type { Reaction } from '../event-store/reaction.ts';

const ending = ['MemberJoined', 'InvitationRevoked'] satisfies readonly TeamFact['type'][];

/** Forgets the address of an invitation that was answered or revoked: nobody needs it any more. */
export const teamReaction: Reaction = {
  name: 'team',
  *react({ stream, facts }) {
    for (const { id, type, data } of facts) {
      if (!ending.some((each) => each === type)) continue;
      const { invitationId } = data as unknown as Partial<TeamFactOf<'InvitationRevoked'>>;
      if (invitationId === undefined) continue;
      yield { changeId: `forget:${id}`, drafts: [{ type: 'EraseInvitation', stream, data: { invitationId } }] };
    }
  },
};
