import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated } from '../log/recorded-event.ts';
import { deletionMs, emptyTeam, type Invitation, type InvitationLink, invitationMs, type Team } from './team.ts';
import type { TeamFact } from './team-facts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Folds a fact. Times are the server’s, where they are known: those that a browser claims end nothing. */
export function evolveTeam(before: Team | undefined, fact: Dated<TeamFact>): Team {
  const team = before ?? emptyTeam;
  const at = fact.recordedAt ?? fact.at;
  switch (fact.type) {
    case 'MemberInvited': {
      const { invitationId, email, role } = fact.data;
      return withInvitation(team, invitationId, {
        ...{ role, invitedAt: at, expiresAt: later(at, invitationMs), status: 'open' },
        ...(email === undefined ? {} : { email }),
      });
    }
    case 'InvitationRevoked':
      return changeInvitation(team, fact.data.invitationId, (each) => ({ ...each, status: 'revoked' }));
    case 'InvitationErased':
      return changeInvitation(team, fact.data.invitationId, ({ email: _, ...each }) => each);
    case 'InvitationLinkOpened': {
      const { linkId, role, days } = fact.data;
      return withLink(team, linkId, { role, expiresAt: later(at, days * dayMs), uses: 0, isOpen: true });
    }
    case 'InvitationLinkClosed':
      return changeLink(team, fact.data.linkId, (link) => ({ ...link, isOpen: false }));
    case 'WorkspaceNamed':
      return { ...team, name: fact.data.name };
    case 'MemberJoined': {
      const { accountId, role, invitationId, linkId } = fact.data;
      const joined = { ...team, members: { ...team.members, [accountId]: { role, since: at } } };
      if (invitationId !== undefined)
        return changeInvitation(joined, invitationId, (each) => ({ ...each, status: 'accepted' }));
      return linkId === undefined ? joined : changeLink(joined, linkId, (link) => ({ ...link, uses: link.uses + 1 }));
    }
    case 'RoleChanged':
      return withRole(team, fact.data.accountId, fact.data.role);
    case 'HandedOver':
      return withRole(withRole(team, fact.data.accountId, 'owner'), fact.data.from, 'member');
    case 'MemberRemoved':
    case 'MemberLeft': {
      const { [fact.data.accountId]: _, ...members } = team.members;
      return { ...team, members };
    }
    case 'DeletionScheduled':
      return { ...team, deletedAt: later(at, deletionMs) };
    case 'DeletionCancelled':
      return { ...team, deletedAt: null };
    default:
      return ignoreUnknown(fact, team);
  }
}

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

const withInvitation = (team: Team, id: string, invitation: Invitation): Team => ({
  ...team,
  invitations: { ...team.invitations, [id]: invitation },
});

function changeInvitation(team: Team, id: string, change: (invitation: Invitation) => Invitation): Team {
  const invitation = Object.hasOwn(team.invitations, id) ? team.invitations[id] : undefined;
  return invitation ? withInvitation(team, id, change(invitation)) : team;
}

const withLink = (team: Team, id: string, link: InvitationLink): Team => ({
  ...team,
  links: { ...team.links, [id]: link },
});

function changeLink(team: Team, id: string, change: (link: InvitationLink) => InvitationLink): Team {
  const link = Object.hasOwn(team.links, id) ? team.links[id] : undefined;
  return link ? withLink(team, id, change(link)) : team;
}

function withRole(team: Team, accountId: string, role: Team['members'][string]['role']): Team {
  const member = Object.hasOwn(team.members, accountId) ? team.members[accountId] : undefined;
  return member ? { ...team, members: { ...team.members, [accountId]: { ...member, role } } } : team;
}
