import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { emptyTeam, hasOtherOwner, type Invitation, isTeam, type Team, teamLimits } from './team.ts';
import type { TeamCommand } from './team-commands.ts';
import type { TeamFact } from './team-facts.ts';

type Data<Type extends TeamCommand['type']> = Extract<TeamCommand, { readonly type: Type }>['data'];

const dayMs = 24 * 60 * 60 * 1000;

/** Decides a command of a team whose data its schema has accepted, sent by whoever has the right to it. */
export function decideTeam(
  before: Team | undefined,
  { type, data, at }: Sent<TeamCommand>,
  { actor }: Reads,
): Decision<TeamFact> {
  const team = before ?? emptyTeam;
  const by = actor?.id;
  switch (type) {
    case 'InviteMember':
      return inviteMember(team, data, at, by);
    case 'OpenInvitationLink':
      return openLink(team, data, at, by);
    case 'RevokeInvitation': {
      const invitation = team.invitations[data.invitationId];
      if (!invitation) return reject('invitation-missing');
      if (invitation.status === 'accepted') return reject('invitation-accepted');
      return invitation.status === 'revoked' ? accept() : accept(fact('InvitationRevoked', data));
    }
    case 'CloseInvitationLink': {
      const link = team.links[data.linkId];
      if (!link) return reject('invitation-missing');
      return link.isOpen ? accept(fact('InvitationLinkClosed', data)) : accept();
    }
    case 'NameWorkspace': {
      const name = data.name.trim().replace(/\s+/g, ' ');
      if (name === '') return reject('name-empty');
      if (name.length > teamLimits.name) return reject('workspace-name-too-long');
      return name === team.name ? accept() : accept(fact('WorkspaceNamed', { name }));
    }
    case 'ChangeRole': {
      const member = memberOf(team, data.accountId);
      if (!member) return reject('member-missing');
      if (member.role === data.role) return accept();
      if (member.role === 'owner' && !hasOtherOwner(team, data.accountId)) return reject('last-owner');
      return accept(fact('RoleChanged', data));
    }
    case 'RemoveMember':
      return endMembership(team, data.accountId, 'MemberRemoved');
    case 'LeaveWorkspace':
      return by === undefined ? reject('member-missing') : endMembership(team, by, 'MemberLeft');
    case 'HandOver': {
      if (by === undefined || !memberOf(team, by) || !memberOf(team, data.accountId)) return reject('member-missing');
      return by === data.accountId ? accept() : accept(fact('HandedOver', { accountId: data.accountId, from: by }));
    }
    case 'DeleteWorkspace':
      return deleteWorkspace(team, data);
    case 'KeepWorkspace':
      return team.deletedAt === null ? accept() : accept(fact('DeletionCancelled', {}));
    case 'AddMember':
      return addMember(team, data, at);
    case 'EraseInvitation': {
      const invitation = team.invitations[data.invitationId];
      return invitation?.email === undefined ? accept() : accept(fact('InvitationErased', data));
    }
  }
}

const memberOf = ({ members }: Team, accountId: string) =>
  Object.hasOwn(members, accountId) ? members[accountId] : undefined;

/** Makes the first member of a workspace its owner. */
const founded = (team: Team, by: string): readonly TeamFact[] =>
  isTeam(team) ? [] : [fact('MemberJoined', { accountId: by, role: 'owner' } as const)];

function inviteMember(
  team: Team,
  { invitationId, email, role }: Data<'InviteMember'>,
  at: string,
  by: string | undefined,
): Decision<TeamFact> {
  if (by === undefined) return reject('member-missing');
  if (Object.hasOwn(team.invitations, invitationId)) return reject('id-used');
  const invitations = Object.values(team.invitations);
  const isInvited = (each: Invitation): boolean =>
    each.status === 'open' && each.expiresAt > at && each.email?.toLowerCase() === email.toLowerCase();
  if (invitations.some(isInvited)) return reject('already-invited');
  const open = invitations.filter((each) => each.status === 'open' && each.expiresAt > at);
  if (Math.max(Object.keys(team.members).length, 1) + open.length >= teamLimits.members) return reject('team-full');
  const since = Date.parse(at) - dayMs;
  const today = invitations.filter(({ invitedAt }) => Date.parse(invitedAt) > since);
  if (today.length >= teamLimits.invitations) return reject('too-many-invitations');
  return accept(...founded(team, by), fact('MemberInvited', { invitationId, email, role }));
}

function openLink(
  team: Team,
  { linkId, role, days }: Data<'OpenInvitationLink'>,
  at: string,
  by: string | undefined,
): Decision<TeamFact> {
  if (by === undefined) return reject('member-missing');
  if (Object.hasOwn(team.links, linkId)) return reject('id-used');
  const open = Object.values(team.links).filter((each) => each.isOpen && each.expiresAt > at);
  if (open.length >= teamLimits.links) return reject('too-many');
  return accept(...founded(team, by), fact('InvitationLinkOpened', { linkId, role, days }));
}

/** One’s own, in which there is nobody else, goes with the account alone. */
function deleteWorkspace(team: Team, { name }: Data<'DeleteWorkspace'>): Decision<TeamFact> {
  if (Object.keys(team.members).length < 2) return reject('alone-here');
  if (team.name === null) return reject('workspace-unnamed');
  if (name.trim() !== team.name) return reject('name-differs');
  return team.deletedAt === null ? accept(fact('DeletionScheduled', {})) : accept();
}

function endMembership(team: Team, accountId: string, type: 'MemberRemoved' | 'MemberLeft'): Decision<TeamFact> {
  const member = memberOf(team, accountId);
  if (!member) return reject('member-missing');
  if (member.role === 'owner' && !hasOtherOwner(team, accountId)) return reject('last-owner');
  return accept(fact(type, { accountId }));
}

/** An invitation lets in one, once; a link as many as it may. `at` is the server’s time. */
function addMember(team: Team, { accountId, invitationId, linkId }: Data<'AddMember'>, at: string): Decision<TeamFact> {
  if (memberOf(team, accountId)) return reject('already-member');
  if (Object.keys(team.members).length >= teamLimits.members) return reject('team-full');
  if (invitationId !== undefined) {
    const invitation = team.invitations[invitationId];
    if (invitation?.status !== 'open' || invitation.expiresAt <= at) return reject('invitation-missing');
    return accept(fact('MemberJoined', { accountId, role: invitation.role, invitationId }));
  }
  const link = linkId === undefined ? undefined : team.links[linkId];
  if (!link?.isOpen || link.expiresAt <= at || link.uses >= teamLimits.linkUses) return reject('invitation-missing');
  return accept(fact('MemberJoined', { accountId, role: link.role, linkId: linkId ?? '' }));
}
