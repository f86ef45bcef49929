import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { Actor } from '../log/reads.ts';
import { noReads } from '../log/reads.ts';
import type { DatedFact } from '../log/recorded-event.ts';
import { isAllowed, permissions, roles } from './role.ts';
import { roleIn, type Team, teamLimits } from './team.ts';
import { teamStreamOf } from './team-kind.ts';
import { teamStream } from './team-stream.ts';

const uuidOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const stream = teamStreamOf(uuidOf(0));
const [ada, ben, cy] = [uuidOf(1), uuidOf(2), uuidOf(3)];
const start = Date.UTC(2026, 10, 1);
const hourMs = 3_600_000;

/** A log of one team, on which each command comes at its hour. */
class TeamLog {
  state: Team | undefined;
  readonly facts: DatedFact[] = [];
  #count = 0;

  /** The types of the facts that it led to, or why it was rejected. Sent by the server if `by` is null. */
  send(by: string | null, type: string, data: object, hour = 0): string | readonly string[] {
    const at = new Date(start + hour * hourMs).toISOString();
    const command = { id: `c${this.#count++}`, stream, type, data: data as Command['data'], at };
    const actor: Actor | undefined = by === null ? undefined : { id: by, role: roleIn(this.state, by) };
    const decision = decideCommand(this.state, command, by === null ? 'system' : 'founder', {
      ...noReads,
      ...(actor && { actor }),
    });
    if (decision.kind === 'rejected') return decision.reason;
    for (const fact of decision.facts) {
      const dated = { ...fact, at };
      this.facts.push(dated);
      this.state = teamStream.evolve(this.state, dated, stream);
    }
    return decision.facts.map(({ type }) => type);
  }

  invite(n: number, role = 'member', hour = 0, by = ada) {
    return this.send(by, 'InviteMember', { invitationId: uuidOf(100 + n), email: `p${n}@crumb.example`, role }, hour);
  }

  join(accountId: string, n: number, hour = 0) {
    return this.send(null, 'AddMember', { accountId, invitationId: uuidOf(100 + n) }, hour);
  }
}

/** Ada owns it; Ben came by an invitation. */
function ofTwo(role = 'member'): TeamLog {
  const log = new TeamLog();
  log.invite(1, role);
  log.join(ben, 1);
  return log;
}

describe('an invitation', () => {
  test('makes the workspace a team, of which the one who invites is the owner', () => {
    const log = new TeamLog();
    expect(log.invite(1, 'advisor')).toEqual(['MemberJoined', 'MemberInvited']);
    expect(log.join(ben, 1, 2)).toEqual(['MemberJoined']);
    expect(log.state).toEqual({
      name: null,
      members: {
        [ada]: { role: 'owner', since: '2026-11-01T00:00:00.000Z' },
        [ben]: { role: 'advisor', since: '2026-11-01T02:00:00.000Z' },
      },
      invitations: {
        [uuidOf(101)]: {
          role: 'advisor',
          email: 'p1@crumb.example',
          invitedAt: '2026-11-01T00:00:00.000Z',
          expiresAt: '2026-11-15T00:00:00.000Z',
          status: 'accepted',
        },
      },
      links: {},
      deletedAt: null,
    });
  });

  test('lets in one person, once', () => {
    const log = ofTwo();
    expect(log.join(cy, 1)).toBe('invitation-missing');
    expect(log.join(ben, 1)).toBe('already-member');
  });

  test('ends after 14 days, to the hour', () => {
    const early = new TeamLog();
    early.invite(1);
    expect(early.join(ben, 1, 14 * 24 - 1)).toEqual(['MemberJoined']);
    const late = new TeamLog();
    late.invite(1);
    expect(late.join(ben, 1, 14 * 24)).toBe('invitation-missing');
  });

  test('lets nobody in once it was revoked, and cannot be revoked once it was accepted', () => {
    const log = new TeamLog();
    log.invite(1);
    expect(log.send(ada, 'RevokeInvitation', { invitationId: uuidOf(101) })).toEqual(['InvitationRevoked']);
    expect(log.send(ada, 'RevokeInvitation', { invitationId: uuidOf(101) })).toEqual([]);
    expect(log.join(ben, 1)).toBe('invitation-missing');
    expect(ofTwo().send(ada, 'RevokeInvitation', { invitationId: uuidOf(101) })).toBe('invitation-accepted');
  });

  test('is not sent twice to one address while it is open, however the address is written', () => {
    const log = new TeamLog();
    log.invite(1);
    const again = { invitationId: uuidOf(7), email: 'P1@Crumb.example', role: 'viewer' };
    expect(log.send(ada, 'InviteMember', again)).toBe('already-invited');
    expect(log.send(ada, 'InviteMember', again, 14 * 24)).toEqual(['MemberInvited']);
  });

  test('is one of 30 in 24 hours', () => {
    const log = new TeamLog();
    for (let n = 0; n < teamLimits.invitations; n++) expect(log.invite(n)).toContain('MemberInvited');
    expect(log.invite(30, 'member', 23)).toBe('too-many-invitations');
    expect(log.invite(30, 'member', 24)).toEqual(['MemberInvited']);
  });

  test('counts as a member while it is open: 50 in all', () => {
    const log = new TeamLog();
    for (let n = 0; n < 49; n++) expect(log.invite(n, 'member', n * 2)).toContain('MemberInvited');
    expect(log.invite(49, 'member', 120)).toBe('team-full');
    log.send(ada, 'RevokeInvitation', { invitationId: uuidOf(100) }, 121);
    expect(log.invite(49, 'member', 122)).toEqual(['MemberInvited']);
  });

  test('loses its address when it is erased', () => {
    const log = ofTwo();
    expect(log.send(null, 'EraseInvitation', { invitationId: uuidOf(101) })).toEqual(['InvitationErased']);
    expect(log.state?.invitations[uuidOf(101)]).not.toHaveProperty('email');
    expect(log.send(null, 'EraseInvitation', { invitationId: uuidOf(101) })).toEqual([]);
  });

  test.each(['nobody', 'a@b', 'a b@c.example', 'a@b.example,c@d.example', '<a@b.example>'])(
    'goes to no address like %s',
    (email) => {
      const given = { invitationId: uuidOf(1), email, role: 'member' };
      expect(new TeamLog().send(ada, 'InviteMember', given)).toBe('invalid-data');
    },
  );
});

test('times are the server’s: what a browser claims lengthens no invitation and no membership', () => {
  const claimed = '2030-01-01T00:00:00.000Z';
  const recordedAt = '2026-11-01T00:00:00.000Z';
  const facts = [
    { type: 'MemberJoined', data: { accountId: ada, role: 'owner' } },
    { type: 'MemberInvited', data: { invitationId: uuidOf(101), email: 'p@crumb.example', role: 'viewer' } },
    { type: 'InvitationLinkOpened', data: { linkId: uuidOf(9), role: 'viewer', days: 7 } },
    { type: 'DeletionScheduled', data: {} },
  ];
  let state: Team | undefined;
  for (const fact of facts)
    state = teamStream.evolve(state, { ...fact, v: 1, at: claimed, recordedAt } as never, stream);
  expect(state).toMatchObject({
    members: { [ada]: { since: recordedAt } },
    invitations: { [uuidOf(101)]: { invitedAt: recordedAt, expiresAt: '2026-11-15T00:00:00.000Z' } },
    links: { [uuidOf(9)]: { expiresAt: '2026-11-08T00:00:00.000Z' } },
    deletedAt: '2026-11-08T00:00:00.000Z',
  });
});

describe('a link', () => {
  const open = (log: TeamLog, days = 7) =>
    log.send(ada, 'OpenInvitationLink', { linkId: uuidOf(9), role: 'viewer', days });
  const come = (log: TeamLog, n: number, hour = 0) =>
    log.send(null, 'AddMember', { accountId: uuidOf(1000 + n), linkId: uuidOf(9) }, hour);

  test('lets people in until its days are over, or it is closed', () => {
    const log = new TeamLog();
    expect(open(log)).toEqual(['MemberJoined', 'InvitationLinkOpened']);
    expect(come(log, 1, 7 * 24 - 1)).toEqual(['MemberJoined']);
    expect(come(log, 2, 7 * 24)).toBe('invitation-missing');
    expect(log.send(ada, 'CloseInvitationLink', { linkId: uuidOf(9) })).toEqual(['InvitationLinkClosed']);
    expect(log.send(ada, 'CloseInvitationLink', { linkId: uuidOf(9) })).toEqual([]);
    expect(come(log, 2)).toBe('invitation-missing');
    expect(log.state?.links[uuidOf(9)]).toEqual({
      role: 'viewer',
      expiresAt: '2026-11-08T00:00:00.000Z',
      uses: 1,
      isOpen: false,
    });
  });

  test('lets in 50 at most, those who have left again included', () => {
    const log = new TeamLog();
    open(log);
    for (let n = 0; n < teamLimits.linkUses; n++) {
      expect(come(log, n)).toEqual(['MemberJoined']);
      log.send(ada, 'RemoveMember', { accountId: uuidOf(1000 + n) });
    }
    expect(come(log, 50)).toBe('invitation-missing');
  });

  test('is one of ten that are open', () => {
    const log = new TeamLog();
    const another = (n: number) => log.send(ada, 'OpenInvitationLink', { linkId: uuidOf(n), role: 'viewer', days: 1 });
    for (let n = 0; n < teamLimits.links; n++) expect(another(n)).toContain('InvitationLinkOpened');
    expect(another(50)).toBe('too-many');
    const later = { linkId: uuidOf(51), role: 'viewer', days: 1 };
    expect(log.send(ada, 'OpenInvitationLink', later, 24)).toEqual(['InvitationLinkOpened']);
  });
});

describe('members', () => {
  test('an owner changes roles, removes and hands over; nobody else does', () => {
    const log = ofTwo();
    expect(log.send(ben, 'ChangeRole', { accountId: ben, role: 'owner' })).toBe('role-insufficient');
    expect(log.send(ben, 'RemoveMember', { accountId: ada })).toBe('role-insufficient');
    expect(log.invite(2, 'viewer', 0, ben)).toBe('role-insufficient');
    expect(log.send(ada, 'ChangeRole', { accountId: ben, role: 'viewer' })).toEqual(['RoleChanged']);
    expect(log.send(ada, 'ChangeRole', { accountId: ben, role: 'viewer' })).toEqual([]);
    expect(log.send(ada, 'HandOver', { accountId: ben })).toEqual(['HandedOver']);
    expect([roleIn(log.state, ada), roleIn(log.state, ben), roleIn(log.state, cy)]).toEqual(['member', 'owner', null]);
    expect(log.send(ada, 'RemoveMember', { accountId: ben })).toBe('role-insufficient');
    expect(log.send(ben, 'RemoveMember', { accountId: ada })).toEqual(['MemberRemoved']);
    expect(log.send(ada, 'LeaveWorkspace', {})).toBe('not-found');
  });

  test('the last owner neither leaves nor takes a lesser role', () => {
    const log = ofTwo();
    expect(log.send(ada, 'LeaveWorkspace', {})).toBe('last-owner');
    expect(log.send(ada, 'RemoveMember', { accountId: ada })).toBe('last-owner');
    expect(log.send(ada, 'ChangeRole', { accountId: ada, role: 'member' })).toBe('last-owner');
    log.send(ada, 'ChangeRole', { accountId: ben, role: 'owner' });
    expect(log.send(ada, 'LeaveWorkspace', {})).toEqual(['MemberLeft']);
    expect(roleIn(log.state, ada)).toBeNull();
  });

  test.each(['member', 'advisor', 'viewer'])('who is a %s may leave', (role) => {
    expect(ofTwo(role).send(ben, 'LeaveWorkspace', {})).toEqual(['MemberLeft']);
  });

  test('whoever is none changes nothing', () => {
    const log = ofTwo();
    expect(log.send(cy, 'ChangeRole', { accountId: cy, role: 'owner' })).toBe('not-found');
    expect(log.send(ada, 'ChangeRole', { accountId: cy, role: 'owner' })).toBe('member-missing');
    expect(log.send(ada, 'HandOver', { accountId: cy })).toBe('member-missing');
  });

  test('one that was removed comes back by a new invitation alone', () => {
    const log = ofTwo();
    log.send(ada, 'RemoveMember', { accountId: ben });
    expect(log.join(ben, 1)).toBe('invitation-missing');
    log.invite(2, 'viewer', 5);
    expect(log.join(ben, 2, 6)).toEqual(['MemberJoined']);
    expect(log.state?.members[ben]).toEqual({ role: 'viewer', since: '2026-11-01T06:00:00.000Z' });
  });
});

describe('the workspace', () => {
  test('has a name, of at most 80 characters and without needless spaces', () => {
    const log = new TeamLog();
    const name = (text: string) => log.send(ada, 'NameWorkspace', { name: text });
    expect(name('  Crumb \n & Co ')).toEqual(['WorkspaceNamed']);
    expect(log.state?.name).toBe('Crumb & Co');
    expect(name('Crumb & Co')).toEqual([]);
    expect(name('  ')).toBe('name-empty');
    expect(name('x'.repeat(81))).toBe('workspace-name-too-long');
    expect(name('x'.repeat(80))).toEqual(['WorkspaceNamed']);
  });

  test('is deleted in seven days by whoever repeats its name, and kept if an owner says so', () => {
    const log = ofTwo();
    const remove = (name: string, by = ada, hour = 0) => log.send(by, 'DeleteWorkspace', { name }, hour);
    expect(remove('')).toBe('workspace-unnamed');
    log.send(ada, 'NameWorkspace', { name: 'Crumb' });
    expect(['Crum', 'crumb', ''].map((name) => remove(name))).toEqual(Array(3).fill('name-differs'));
    expect(remove('Crumb', ben)).toBe('role-insufficient');
    expect(remove('Crumb', cy)).toBe('not-found');
    expect(log.send(ada, 'KeepWorkspace', {})).toEqual([]);
    expect(remove(' Crumb ', ada, 5)).toEqual(['DeletionScheduled']);
    expect(log.state?.deletedAt).toBe('2026-11-08T05:00:00.000Z');
    expect(remove('Crumb', ada, 6)).toEqual([]);
    expect(log.send(ben, 'KeepWorkspace', {})).toBe('role-insufficient');
    expect(log.send(ada, 'KeepWorkspace', {}, 7)).toEqual(['DeletionCancelled']);
    expect(log.state?.deletedAt).toBeNull();
    expect(log.send(ada, 'KeepWorkspace', {})).toEqual([]);
    expect(remove('Crumb', ada, 8)).toEqual(['DeletionScheduled']);
    expect(log.state?.deletedAt).toBe('2026-11-08T08:00:00.000Z');
  });

  test('is not deleted by somebody who is alone in it: that is for the end of the account', () => {
    const log = new TeamLog();
    log.send(ada, 'NameWorkspace', { name: 'Crumb' });
    expect(log.send(ada, 'DeleteWorkspace', { name: 'Crumb' })).toBe('alone-here');
    log.invite(1);
    expect(log.send(ada, 'DeleteWorkspace', { name: 'Crumb' })).toBe('alone-here');
    log.join(ben, 1);
    expect(log.send(ada, 'DeleteWorkspace', { name: 'Crumb' })).toEqual(['DeletionScheduled']);
  });
});

/** The same rules once more, slow and obvious: who is in, from all facts, each time anew. */
function membersOf(facts: readonly DatedFact[]): Map<string, string> {
  const members = new Map<string, string>();
  for (const { type, data } of facts) {
    const { accountId = '', role = '', from = '' } = data as Record<string, string>;
    if (type === 'MemberJoined' || type === 'RoleChanged') members.set(accountId, role);
    if (type === 'MemberRemoved' || type === 'MemberLeft') members.delete(accountId);
    if (type === 'HandedOver') members.set(accountId, 'owner').set(from, 'member');
  }
  return members;
}

test('whatever is sent, a team has an owner, at most 50 members, and nobody manages it without the right', () => {
  const people = fc.constantFrom(ada, ben, cy, uuidOf(4));
  const step = fc.oneof(
    fc.record({ type: fc.constant('InviteMember'), n: fc.nat(5), role: fc.constantFrom(...roles) }),
    fc.record({ type: fc.constant('AddMember'), n: fc.nat(5), who: people }),
    fc.record({ type: fc.constantFrom('ChangeRole'), who: people, role: fc.constantFrom(...roles) }),
    fc.record({ type: fc.constantFrom('RemoveMember', 'HandOver'), who: people }),
    fc.record({ type: fc.constantFrom('LeaveWorkspace', 'KeepWorkspace') }),
    fc.record({ type: fc.constant('RevokeInvitation'), n: fc.nat(5) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(people, step), { maxLength: 40 }), (steps) => {
      const log = new TeamLog();
      log.invite(99);
      for (const [by, { type, ...given }] of steps) {
        const before = membersOf(log.facts).get(by);
        const { n = 0, who, role } = given as { n?: number; who?: string; role?: string };
        const invitationId = uuidOf(100 + n);
        const data = {
          InviteMember: { invitationId, email: `p${n}@crumb.example`, role },
          AddMember: { accountId: who, invitationId },
          ChangeRole: { accountId: who, role },
          RevokeInvitation: { invitationId },
        };
        const answer = log.send(
          type === 'AddMember' ? null : by,
          type,
          data[type as keyof typeof data] ?? (who === undefined ? {} : { accountId: who }),
        );
        const members = membersOf(log.facts);
        expect(new Map(Object.entries(log.state?.members ?? {}).map(([id, each]) => [id, each.role]))).toEqual(members);
        expect([...members.values()]).toContain('owner');
        const hasChanged = Array.isArray(answer) && answer.length > 0;
        if (hasChanged && type !== 'AddMember' && type !== 'LeaveWorkspace') expect(before).toBe('owner');
      }
    }),
    { numRuns: process.env['TEST_FULL'] ? 5000 : 200 },
  );
});

test('each right includes the ones before it, and each role has the rights that the table gives it', () => {
  expect(roles.map((role) => permissions.filter((permission) => isAllowed(role, permission)))).toEqual([
    ['read', 'comment', 'edit', 'manage'],
    ['read', 'comment', 'edit'],
    ['read', 'comment'],
    ['read'],
  ]);
  expect(permissions.filter((permission) => isAllowed(null, permission))).toEqual([]);
});
