import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { noReads } from '../log/reads.ts';
import type { DatedFact } from '../log/recorded-event.ts';
import { type Post, postStreamOf } from './post.ts';
import { postCommands } from './post-commands.ts';
import { postStream } from './post-stream.ts';

const at = '2026-03-01T12:00:00.000Z';
const runs = process.env['TEST_FULL'] ? 5000 : 300;
const idOf = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
const [ada, bea, staff] = [idOf(1), idOf(2), idOf(3)];

/** Some posts, which may read each other. */
function boardOf() {
  const states = new Map<string, Post>();
  const facts: DatedFact[] = [];
  const reads = { ...noReads, state: (stream: string) => states.get(stream) };
  return {
    facts,
    post: (n: number) => states.get(postStreamOf(idOf(n))),
    send(n: number, type: string, data: object, by: 'system' | 'founder' = 'system'): unknown {
      const stream = postStreamOf(idOf(n));
      const command = { id: `c${facts.length}`, type, stream, data: data as JsonObject, at };
      const decision = decideCommand(states.get(stream), command, by, reads);
      if (decision.kind === 'rejected') return decision.reason;
      for (const made of decision.facts) {
        const fact = { ...made, at, recordedAt: at };
        facts.push(fact);
        const state = postStream.evolve(states.get(stream), fact, stream) as Post;
        states.set(stream, state);
      }
      return decision.facts.map(({ type: of }) => of);
    },
  };
}

const write = { member: ada, title: ' Dark   charts', body: ' Please. ' };

test('A post has its words in order, and nothing else yet', () => {
  const { send, post } = boardOf();
  expect(send(9, 'WritePost', write)).toEqual(['PostWritten']);
  expect(post(9)).toEqual({
    ...{ id: idOf(9), author: ada, title: 'Dark charts', body: 'Please.', tags: [], status: 'open', reply: '' },
    ...{ voters: [], comments: [], mergedInto: null, hidden: false, reports: [] },
    ...{ writtenAt: at, editedAt: null, statusAt: null },
  });
  expect(send(9, 'WritePost', write)).toBe('id-taken');
  expect(send(8, 'WritePost', { ...write, title: ' \n ' })).toBe('title-empty');
});

test('No founder sends commands of the board by themselves, whatever the type', () => {
  const { send } = boardOf();
  for (const type of Object.keys(postCommands)) expect(send(9, type, write, 'founder')).toBe('unknown-type');
});

test('What is as it is wanted already adds no fact', () => {
  const { send } = boardOf();
  send(9, 'WritePost', write);
  send(8, 'WritePost', { ...write, title: 'Other' });
  const steps: readonly [string, object][] = [
    ['SetVote', { member: ada, voted: true }],
    ['EditPost', { member: ada, title: 'Darker charts', body: '' }],
    ['AnswerPost', { staff, status: 'planned', reply: 'Soon.' }],
    ['TagPost', { staff, tags: ['Charts', 'charts '] }],
    ['ReportAbuse', { member: bea, commentId: null, reason: 'spam' }],
    ['ModeratePost', { staff, commentId: null, hidden: false }],
    ['MergePost', { staff, into: idOf(8) }],
    ['UnmergePost', { staff }],
    ['SetVote', { member: ada, voted: false }],
    ['ForgetMember', { member: ada }],
  ];
  for (const [type, data] of steps) expect([type, send(9, type, data)]).toEqual([type, [expect.any(String)]]);
  const { send: again } = boardOf();
  again(9, 'WritePost', write);
  for (const [type, data] of steps.slice(0, 4)) again(9, type, data);
  for (const [type, data] of steps.slice(0, 4)) expect([type, again(9, type, data)]).toEqual([type, []]);
  expect(again(9, 'UnmergePost', { staff })).toEqual([]);
});

test('Only its author edits a post or removes a comment, and nobody a hidden one', () => {
  const { send } = boardOf();
  send(9, 'WritePost', write);
  send(9, 'WriteComment', { member: bea, commentId: idOf(5), isStaff: false, text: ' Yes ' });
  expect(send(9, 'EditPost', { member: bea, title: 'Mine', body: '' })).toBe('not-found');
  expect(send(9, 'RemoveComment', { member: ada, commentId: idOf(5) })).toBe('not-found');
  expect(send(9, 'WriteComment', { member: bea, commentId: idOf(5), isStaff: false, text: 'x' })).toBe('id-taken');
  expect(send(9, 'WriteComment', { member: bea, commentId: idOf(6), isStaff: false, text: ' ' })).toBe('text-empty');
  send(9, 'ModeratePost', { staff, commentId: null, hidden: true });
  expect(send(9, 'EditPost', { member: ada, title: 'Mine', body: '' })).toBe('not-found');
  expect(send(9, 'SetVote', { member: bea, voted: true })).toBe('not-found');
});

test('Merges never form a ring, nor lead to what nobody can read', () => {
  const { send } = boardOf();
  for (const n of [7, 8, 9]) send(n, 'WritePost', { ...write, title: `Post ${n}` });
  expect(send(9, 'MergePost', { staff, into: idOf(9) })).toBe('group-cycle');
  expect(send(9, 'MergePost', { staff, into: idOf(6) })).toBe('not-found');
  send(9, 'MergePost', { staff, into: idOf(8) });
  expect(send(8, 'MergePost', { staff, into: idOf(9) })).toBe('already-closed');
  expect(send(9, 'MergePost', { staff, into: idOf(7) })).toBe('already-closed');
  expect(send(8, 'MergePost', { staff, into: idOf(7) })).toEqual(['PostMerged']);
  expect(send(7, 'MergePost', { staff, into: idOf(9) })).toBe('already-closed');
});

const member = fc.integer({ min: 1, max: 4 }).map(idOf);
const deed = fc.oneof(
  fc.record({ type: fc.constant('SetVote'), data: fc.record({ member, voted: fc.boolean() }) }),
  fc.record({
    type: fc.constant('WriteComment'),
    data: fc.record({
      member,
      commentId: fc.integer({ min: 20, max: 25 }).map(idOf),
      isStaff: fc.boolean(),
      text: fc.string({ maxLength: 20 }),
    }),
  }),
  fc.record({ type: fc.constant('ForgetMember'), data: fc.record({ member }) }),
  fc.record({
    type: fc.constant('ReportAbuse'),
    data: fc.record({ member, commentId: fc.constant(null), reason: fc.constantFrom('spam', 'other') }),
  }),
);

test('A merge and its end leave both posts exactly as they were, whatever happened before', () => {
  fc.assert(
    fc.property(fc.array(deed), fc.array(deed), (before, others) => {
      const { send, post } = boardOf();
      for (const n of [8, 9]) send(n, 'WritePost', { ...write, member: idOf(90 + n), title: `Post ${n}` });
      for (const { type, data } of before) send(9, type, data);
      for (const { type, data } of others) send(8, type, data);
      const then = [post(8), post(9)];
      expect(send(9, 'MergePost', { staff, into: idOf(8) })).toEqual(['PostMerged']);
      expect(send(9, 'UnmergePost', { staff })).toEqual(['PostUnmerged']);
      expect([post(8), post(9)]).toEqual(then);
    }),
    { numRuns: runs },
  );
});

test('No account ever has two votes, and of one that is forgotten nothing is left', () => {
  fc.assert(
    fc.property(fc.array(deed), member, (deeds, gone) => {
      const { send, post, facts } = boardOf();
      send(9, 'WritePost', write);
      for (const { type, data } of deeds) {
        send(9, type, data);
        expect(new Set(post(9)?.voters).size).toBe(post(9)?.voters.length);
      }
      send(9, 'ForgetMember', { member: gone });
      expect(JSON.stringify(post(9))).not.toContain(gone);
      // Later readers find the facts without what was erased.
      const erased = facts.map((fact) =>
        fact.data['member'] === gone
          ? { ...fact, data: { ...fact.data, title: undefined, body: undefined, text: undefined } }
          : fact,
      );
      const again = erased.reduce<unknown>(
        (state, fact) => postStream.evolve(state as Post, fact as DatedFact, postStreamOf(idOf(9))),
        undefined,
      );
      expect(again).toEqual(post(9));
    }),
    { numRuns: runs },
  );
});
