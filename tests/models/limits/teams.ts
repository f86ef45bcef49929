import { judgeEmail } from '#domain/auth/email.ts';
import { emptyTeam, type Invitation, type InvitationLink, mayJoinAnother, type Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { at, type Limit, type Message, most, takes, times, uuid, uuidOf, x } from './limit.ts';

const stream = teamStreamOf(uuid);
const actor = { id: uuid, role: 'owner' } as const;
const reads = { state: () => undefined, statesOf: () => [], actor };
const members = (n: number): Team['members'] =>
  Object.fromEntries(times(n, (k) => [k === 0 ? uuid : uuidOf(k), { role: k === 0 ? 'owner' : 'member', since: at }]));
const invitation = (invitedAt: string): Invitation => ({
  ...{ role: 'member', email: 'old@crumb.example', invitedAt, expiresAt: invitedAt, status: 'open' },
});
const link = (changed: Partial<InvitationLink> = {}): InvitationLink => ({
  ...{ role: 'member', expiresAt: '2026-02-01T00:00:00.000Z', uses: 0, isOpen: true },
  ...changed,
});
const onTeam = (message: Message, changed: Partial<Team>): boolean =>
  takes(stream, { ...emptyTeam, members: members(1), ...changed }, message, 'founder', reads);
const invite = (email: string): Message => ['InviteMember', { invitationId: uuidOf(900), email, role: 'viewer' }];
const openLink = (days: number): Message => ['OpenInvitationLink', { linkId: uuidOf(900), role: 'viewer', days }];
const join = (changed: Partial<Team>): boolean =>
  takes(stream, { ...emptyTeam, ...changed }, ['AddMember', { accountId: uuidOf(901), linkId: uuid }], 'system');

/** Limits of teams: those of times are tried beside the rules. */
export const teams: readonly Limit[] = [
  most('team/teamLimits.members', 50, (n) => onTeam(invite('a@b.example'), { members: members(n - 1) }), 'invited'),
  most('team/teamLimits.members', 50, (n) => join({ members: members(n - 1), links: { [uuid]: link() } }), 'joined'),
  most('team/teamLimits.workspaces', 20, (n) => mayJoinAnother(n - 1)),
  most('team/teamLimits.invitations', 30, (n) =>
    onTeam(invite('a@b.example'), {
      invitations: Object.fromEntries(times(n - 1, (k) => [uuidOf(k), invitation(at)])),
    }),
  ),
  most('team/teamLimits.links', 10, (n) =>
    onTeam(openLink(1), { links: Object.fromEntries(times(n - 1, (k) => [uuidOf(k), link()])) }),
  ),
  most('team/teamLimits.linkUses', 50, (n) => join({ links: { [uuid]: link({ uses: n - 1 }) } })),
  most('team/teamLimits.linkDays', 30, (n) => onTeam(openLink(n), {})),
  most('team/teamLimits.name', 80, (n) => onTeam(['NameWorkspace', { name: x(n) }], {})),
  most('team/teamLimits.email', 254, (n) => onTeam(invite(`${x(n - 12)}@example.org`), {})),
  most('team/teamLimits.email', 254, (n) => judgeEmail(`${x(n - 12)}@example.org`) === 'ok', 'typed'),
];
