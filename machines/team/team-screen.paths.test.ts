import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { teamLimits } from '#domain/team/team.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type TeamScreenEvent, teamScreenMachine } from './team-screen.machine.ts';

const input = { workspaceId: 'w' };
const tooLong = 'x'.repeat(teamLimits.name + 1);
const events: readonly TeamScreenEvent[] = [
  { type: 'email.typed', email: ' mira@founders.example ' },
  { type: 'email.typed', email: 'mira' },
  { type: 'role.picked', role: 'advisor' },
  { type: 'invitation.submitted', invitationId: 'i', verdict: 'ok' },
  { type: 'invitation.submitted', invitationId: 'i', verdict: 'malformed' },
  { type: 'invitation.revoked', invitationId: 'i' },
  { type: 'name.typed', name: 'Crumb' },
  { type: 'name.typed', name: ' ' },
  { type: 'name.typed', name: tooLong },
  { type: 'name.submitted' },
  { type: 'member.changed', accountId: 'a', role: 'viewer' },
  { type: 'terms.picked', terms: { role: 'member', days: 1 } },
  { type: 'link.opened', linkId: 'l' },
  { type: 'link.closed', linkId: 'l' },
  { type: 'question.asked', question: { kind: 'remove', accountId: 'a' } },
  { type: 'question.asked', question: { kind: 'leave' } },
  { type: 'question.asked', question: { kind: 'delete', name: 'Crumb' } },
  { type: 'name.repeated', name: 'Crum' },
  { type: 'name.repeated', name: ' Crumb ' },
  { type: 'workspace.kept' },
  { type: 'question.confirmed' },
  { type: 'question.cancelled' },
];

const paths = pathsOf(teamScreenMachine, {
  input,
  events,
  key: ({ context: { problem, name, nameProblem, question, repeated, isOtherName } }) => [
    ...[problem, name, nameProblem, question, repeated, isOtherName],
  ],
});

describe(`the team, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(teamScreenMachine);

  testPaths(paths, async (path) => {
    await drivePath(teamScreenMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context }) => expect([null, tooLong, ' ']).toContain(context.nameProblem ? context.name : null),
        shown: ({ context: { question, repeated, isOtherName } }) =>
          expect([question, repeated, isOtherName]).toEqual([null, '', false]),
        asking: ({ context }) => expect(context.question).not.toBeNull(),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function after(...sent: readonly TeamScreenEvent[]) {
  const issued: CommandDraft[] = [];
  const machine = teamScreenMachine.provide({
    actions: { issue: (_, { drafts }) => void issued.push(...(drafts as CommandDraft[])) },
  });
  const screen = createActor(machine, { input }).start();
  for (const event of sent) screen.send(event);
  return {
    issued: issued.map(({ type, stream, data }) => [stream, type, data]),
    context: screen.getSnapshot().context,
  };
}

test('an invitation takes the tidied address and the role; the field is empty for the next one', () => {
  const { issued, context } = after(
    { type: 'email.typed', email: ' mira@founders.example ' },
    { type: 'role.picked', role: 'advisor' },
    { type: 'invitation.submitted', invitationId: 'i', verdict: 'ok' },
    { type: 'invitation.submitted', invitationId: 'j', verdict: 'missing' },
  );
  expect(issued).toEqual([
    ['team-w', 'InviteMember', { invitationId: 'i', email: 'mira@founders.example', role: 'advisor' }],
  ]);
  expect(context).toMatchObject({ email: '', problem: 'missing', role: 'advisor' });
});

test('an address that is none stays in the field, and is said to be none until it changes', () => {
  const sent: readonly TeamScreenEvent[] = [
    { type: 'email.typed', email: 'mira' },
    { type: 'invitation.submitted', invitationId: 'i', verdict: 'malformed' },
  ];
  expect(after(...sent)).toMatchObject({ issued: [], context: { email: 'mira', problem: 'malformed' } });
  expect(after(...sent, { type: 'email.typed', email: 'mira@' }).context.problem).toBeNull();
});

test('a name is sent as it was typed, and one that was not touched is not', () => {
  expect(after({ type: 'name.submitted' })).toMatchObject({ issued: [], context: { nameProblem: null } });
  const longest = 'x'.repeat(teamLimits.name);
  for (const name of ['Crumb', longest])
    expect(after({ type: 'name.typed', name }, { type: 'name.submitted' })).toMatchObject({
      issued: [['team-w', 'NameWorkspace', { name }]],
      context: { name: null, nameProblem: null },
    });
  for (const [name, nameProblem] of [
    [' ', 'name-empty'],
    [tooLong, 'workspace-name-too-long'],
  ] as const)
    expect(after({ type: 'name.typed', name }, { type: 'name.submitted' })).toMatchObject({
      issued: [],
      context: { name, nameProblem },
    });
});

test.each<readonly [TeamScreenEvent, string, object]>([
  [{ type: 'invitation.revoked', invitationId: 'i' }, 'RevokeInvitation', { invitationId: 'i' }],
  [{ type: 'member.changed', accountId: 'a', role: 'viewer' }, 'ChangeRole', { accountId: 'a', role: 'viewer' }],
  [{ type: 'link.opened', linkId: 'l' }, 'OpenInvitationLink', { linkId: 'l', role: 'viewer', days: 7 }],
  [{ type: 'link.closed', linkId: 'l' }, 'CloseInvitationLink', { linkId: 'l' }],
  [{ type: 'workspace.kept' }, 'KeepWorkspace', {}],
])('%j is sent at once', (event, type, data) => {
  expect(after(event).issued).toEqual([['team-w', type, data]]);
});

test('a link is opened on the terms that were picked', () => {
  const { issued } = after(
    { type: 'terms.picked', terms: { role: 'member', days: 30 } },
    { type: 'link.opened', linkId: 'l' },
  );
  expect(issued).toEqual([['team-w', 'OpenInvitationLink', { linkId: 'l', role: 'member', days: 30 }]]);
});

test('a deletion is sent once the name of the workspace was typed, and what differs is said until it changes', () => {
  const asked = { type: 'question.asked', question: { kind: 'delete', name: 'Crumb' } } as const;
  const confirmed = { type: 'question.confirmed' } as const;
  for (const wrong of ['', 'Crum', 'crumb']) {
    const typed: readonly TeamScreenEvent[] = [asked, { type: 'name.repeated', name: wrong }, confirmed];
    expect(after(...typed)).toMatchObject({ issued: [], context: { isOtherName: true, repeated: wrong } });
    expect(after(...typed, { type: 'name.repeated', name: 'C' }).context.isOtherName).toBe(false);
    expect(after(...typed, { type: 'question.cancelled' }, asked).context).toMatchObject({ repeated: '' });
  }
  expect(after(asked, { type: 'name.repeated', name: ' Crumb ' }, confirmed).issued).toEqual([
    ['team-w', 'DeleteWorkspace', { name: 'Crumb' }],
  ]);
});

test.each([
  [{ kind: 'remove', accountId: 'a' }, 'RemoveMember', { accountId: 'a' }],
  [{ kind: 'hand-over', accountId: 'a' }, 'HandOver', { accountId: 'a' }],
  [{ kind: 'leave' }, 'LeaveWorkspace', {}],
] as const)('%j is sent once it was confirmed', (question, type, data) => {
  const asked = { type: 'question.asked', question } as const;
  expect(after(asked).issued).toEqual([]);
  expect(after(asked, { type: 'question.cancelled' }, { type: 'question.confirmed' }).issued).toEqual([]);
  expect(after(asked, { type: 'question.confirmed' }).issued).toEqual([['team-w', type, data]]);
});
