import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBoard, at, idOf } from '../../../tests/fixtures/a-board.ts';
import type { DatedFact } from '../log/recorded-event.ts';
import { isGone, type Post, postLimits, postStreamOf } from './post.ts';
import { postCommands } from './post-commands.ts';
import { postStream } from './post-stream.ts';

const runs = process.env['TEST_FULL'] ? 5000 : 300;
const [ada, bea, cleo, staff] = [idOf(1), idOf(2), idOf(31), idOf(3)] as const;

const write = { member: ada, title: ' Dark   charts', body: ' Please. ' };

test('A post has its words in order, and nothing else yet', () => {
  const { send, post } = aBoard();
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
  const { send } = aBoard();
  for (const type of Object.keys(postCommands)) expect(send(9, type, write, 'founder')).toBe('unknown-type');
});

test('What is as it is wanted already adds no fact', () => {
  const { send } = aBoard();
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
  const { send: again } = aBoard();
  again(9, 'WritePost', write);
  for (const [type, data] of steps.slice(0, 4)) again(9, type, data);
  for (const [type, data] of steps.slice(0, 4)) expect([type, again(9, type, data)]).toEqual([type, []]);
  expect(again(9, 'UnmergePost', { staff })).toEqual([]);
});

test('Only its author edits a post or removes a comment, and nobody a hidden one', () => {
  const { send } = aBoard();
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
  const { send } = aBoard();
  for (const n of [7, 8, 9]) send(n, 'WritePost', { ...write, title: `Post ${n}` });
  expect(send(9, 'MergePost', { staff, into: idOf(9) })).toBe('group-cycle');
  expect(send(9, 'MergePost', { staff, into: idOf(6) })).toBe('not-found');
  send(9, 'MergePost', { staff, into: idOf(8) });
  expect(send(8, 'MergePost', { staff, into: idOf(9) })).toBe('already-closed');
  expect(send(9, 'MergePost', { staff, into: idOf(7) })).toBe('already-closed');
  expect(send(8, 'MergePost', { staff, into: idOf(7) })).toEqual(['PostMerged']);
  expect(send(7, 'MergePost', { staff, into: idOf(9) })).toBe('already-closed');
});

/** With a post of Ada's, on which Bea and Cleo have voted and commented. */
function discussed() {
  const board = aBoard();
  board.send(9, 'WritePost', write);
  for (const member of [bea, cleo]) board.send(9, 'SetVote', { member, voted: true });
  board.send(9, 'WriteComment', { member: bea, commentId: idOf(5), isStaff: false, text: ' Yes ' });
  board.send(9, 'WriteComment', { member: cleo, commentId: idOf(6), isStaff: true, text: 'Soon' });
  return board;
}
const comment = { writtenAt: at, hidden: false, removed: false };
const beas = { ...comment, id: idOf(5), author: bea, isStaff: false, text: 'Yes' };
const cleos = { ...comment, id: idOf(6), author: cleo, isStaff: true, text: 'Soon' };

test('A post keeps its votes and comments in order, and what its author makes of it', () => {
  const { send, post } = discussed();
  expect(post(9)).toMatchObject({ voters: [bea, cleo], comments: [beas, cleos] });
  send(9, 'SetVote', { member: bea, voted: false });
  expect(send(9, 'EditPost', { member: ada, title: ' Dark \n themes ', body: ' Now. ' })).toEqual(['PostEdited']);
  expect(send(9, 'EditPost', { member: ada, title: 'Dark themes', body: 'Now' })).toEqual(['PostEdited']);
  expect(send(9, 'EditPost', { member: ada, title: ' ', body: 'Now' })).toBe('title-empty');
  expect(post(9)).toMatchObject({ title: 'Dark themes', body: 'Now', editedAt: at, voters: [cleo] });
});

test('A change of the title alone is one, and words that differ only in what stands around them are none', () => {
  const { send, post } = discussed();
  expect(send(9, 'EditPost', { member: ada, title: 'Darker charts', body: 'Please.' })).toEqual(['PostEdited']);
  expect(send(9, 'EditPost', { member: ada, title: ' Darker  charts ', body: ' Please. ' })).toEqual([]);
  expect(post(9)).toMatchObject({ title: 'Darker charts', body: 'Please.' });
});

test('Nothing is done to a post that nobody has written', () => {
  const { send } = aBoard();
  expect(send(9, 'SetVote', { member: ada, voted: true })).toBe('not-found');
});

test('A comment is removed by who wrote it, once, and the others stay', () => {
  const { send, post } = discussed();
  const remove = (member: string, n: number) => send(9, 'RemoveComment', { member, commentId: idOf(n) });
  expect([remove(bea, 6), remove(bea, 7), remove(bea, 5), remove(bea, 5)]).toEqual([
    'not-found',
    'not-found',
    ['CommentRemoved'],
    [],
  ]);
  expect(post(9)?.comments).toEqual([{ ...beas, removed: true }, cleos]);
  send(9, 'ModeratePost', { staff, commentId: null, hidden: true });
  const more = { member: bea, commentId: idOf(7), isStaff: false, text: 'Please' };
  expect(send(9, 'WriteComment', more)).toBe('not-found');
});

test('A post takes five hundred comments', () => {
  const { send } = aBoard();
  send(9, 'WritePost', write);
  const say = (n: number) => send(9, 'WriteComment', { member: bea, commentId: idOf(n), isStaff: false, text: 'Yes' });
  for (let n = 1; n < postLimits.comments; n++) say(1000 + n);
  expect([say(3000), say(3001)]).toEqual([['CommentWritten'], 'too-many']);
});

test('What is reported is told once by each account, of each thing that can still be read', () => {
  const { send, post } = discussed();
  const report = (member: string, n: number | null, reason = 'spam') =>
    send(9, 'ReportAbuse', { member, commentId: n === null ? null : idOf(n), reason });
  expect([report(bea, null), report(bea, null, 'other'), report(cleo, null), report(bea, 6), report(bea, 6)]).toEqual([
    ['AbuseReported'],
    [],
    ['AbuseReported'],
    ['AbuseReported'],
    [],
  ]);
  const kept = { commentId: null, reason: 'spam' };
  expect(post(9)?.reports).toEqual([
    { ...kept, member: bea },
    { ...kept, member: cleo },
    { ...kept, member: bea, commentId: idOf(6) },
  ]);
  expect(report(bea, 7)).toBe('not-found');
  send(9, 'RemoveComment', { member: bea, commentId: idOf(5) });
  expect(report(cleo, 5)).toBe('not-found');
  send(9, 'ModeratePost', { staff, commentId: idOf(6), hidden: true });
  expect(report(ada, 6)).toEqual([]);
  expect(report(ada, null)).toEqual(['AbuseReported']);
});

test('Reports go with the comment that they are about, whether it is removed or its author is forgotten', () => {
  const { send, post } = discussed();
  for (const commentId of [idOf(5), idOf(6), null]) send(9, 'ReportAbuse', { member: ada, commentId, reason: 'abuse' });
  const about = () => post(9)?.reports.map(({ commentId }) => commentId);
  send(9, 'RemoveComment', { member: bea, commentId: idOf(5) });
  expect(about()).toEqual([idOf(6), null]);
  send(9, 'ForgetMember', { member: cleo });
  expect(about()).toEqual([null]);
});

test('Reports about the comments of others stay when an account is forgotten', () => {
  const { send, post } = discussed();
  for (const commentId of [idOf(5), idOf(6)]) send(9, 'ReportAbuse', { member: ada, commentId, reason: 'abuse' });
  send(9, 'ForgetMember', { member: cleo });
  expect(post(9)?.reports).toEqual([{ member: ada, commentId: idOf(5), reason: 'abuse' }]);
});

test('Staff hide and show a post or one comment, which settles the reports of that alone', () => {
  const { send, post } = discussed();
  const moderate = (n: number | null, hidden: boolean) =>
    send(9, 'ModeratePost', { staff, commentId: n === null ? null : idOf(n), hidden });
  for (const commentId of [null, idOf(5), idOf(6)]) send(9, 'ReportAbuse', { member: ada, commentId, reason: 'spam' });
  expect([moderate(6, true), moderate(6, true), moderate(7, true), moderate(5, false)]).toEqual([
    ['PostModerated'],
    [],
    'not-found',
    ['PostModerated'],
  ]);
  expect(post(9)).toMatchObject({
    ...{ hidden: false, comments: [beas, { ...cleos, hidden: true }] },
    reports: [{ member: ada, commentId: null, reason: 'spam' }],
  });
  expect([moderate(null, true), moderate(null, true), moderate(null, false)]).toEqual([
    ['PostModerated'],
    [],
    ['PostModerated'],
  ]);
  expect(post(9)).toMatchObject({ hidden: false, reports: [] });
});

test('Staff answer with a status, words, or both', () => {
  const { send, post } = discussed();
  const answer = (status: string, reply: string) => send(9, 'AnswerPost', { staff, status, reply });
  expect([
    answer('open', ' '),
    answer('planned', ' '),
    answer('planned', ' Soon. '),
    answer('planned', 'Soon.'),
  ]).toEqual([[], ['PostAnswered'], ['PostAnswered'], []]);
  expect(post(9)).toMatchObject({ status: 'planned', reply: 'Soon.', statusAt: at });
});

test('Tags are small, each once, and five at most', () => {
  const { send, post } = discussed();
  const tag = (...tags: readonly string[]) => send(9, 'TagPost', { staff, tags });
  const longest = 'x'.repeat(postLimits.tag);
  expect(tag(' Dark \n Charts ', ' ', 'dark charts', longest, 'a', 'b', 'c')).toEqual(['PostTagged']);
  expect(post(9)?.tags).toEqual(['dark charts', longest, 'a', 'b', 'c']);
  expect([tag('a', 'b', 'c', 'd', 'e', 'f'), tag(`${longest}x`), tag('a', `${longest}x`), tag('b', 'a')]).toEqual([
    'too-many',
    'invalid-data',
    'invalid-data',
    ['PostTagged'],
  ]);
  expect([tag('b', 'a'), tag()]).toEqual([[], ['PostTagged']]);
});

test('A post that is merged takes votes back, and no more of them', () => {
  const { send, post } = discussed();
  send(8, 'WritePost', { ...write, title: 'Other' });
  send(7, 'WritePost', { ...write, title: 'Gone' });
  send(7, 'ModeratePost', { staff, commentId: null, hidden: true });
  const merge = (n: number) => send(9, 'MergePost', { staff, into: idOf(n) });
  expect([merge(7), merge(8), merge(8)]).toEqual(['not-found', ['PostMerged'], []]);
  expect(send(9, 'SetVote', { member: ada, voted: true })).toBe('already-closed');
  expect(send(9, 'SetVote', { member: bea, voted: false })).toEqual(['VoteWithdrawn']);
  expect(post(9)).toMatchObject({ mergedInto: idOf(8), voters: [cleo] });
});

test('Of an account that is deleted nothing is left, and of the others everything', () => {
  const { send, post } = discussed();
  const report = { commentId: null, reason: 'spam' } as const;
  for (const member of [bea, cleo]) send(9, 'ReportAbuse', { member, ...report });
  expect(send(9, 'ForgetMember', { member: idOf(4) })).toEqual([]);
  expect(send(9, 'ForgetMember', { member: bea })).toEqual(['PersonErased']);
  expect(post(9)).toMatchObject({
    ...{ author: ada, title: 'Dark charts', voters: [cleo], reports: [{ member: cleo, ...report }] },
    comments: [{ ...beas, author: null, text: '', removed: true }, cleos],
  });
  expect(send(9, 'ForgetMember', { member: bea })).toEqual([]);
  send(9, 'ForgetMember', { member: ada });
  expect(post(9)).toMatchObject({ author: null, title: '', body: '', voters: [cleo] });
  const asked = [
    send(9, 'SetVote', { member: bea, voted: true }),
    send(9, 'AnswerPost', { staff, status: 'planned', reply: '' }),
    send(8, 'MergePost', { staff, into: idOf(9) }),
    send(9, 'ReportAbuse', { member: ada, ...report }),
    send(9, 'ForgetMember', { member: cleo }),
  ];
  expect(asked).toEqual(['not-found', 'not-found', 'not-found', 'not-found', ['PersonErased']]);
  send(8, 'WritePost', { ...write, title: 'Other' });
  expect(send(8, 'MergePost', { staff, into: idOf(9) })).toBe('not-found');
});

test.each(['comments', 'reports', 'votes'])('Who has left %s alone is forgotten too', (left) => {
  const { send } = aBoard();
  send(9, 'WritePost', write);
  if (left === 'comments') send(9, 'WriteComment', { member: bea, commentId: idOf(5), isStaff: false, text: 'Yes' });
  if (left === 'reports') send(9, 'ReportAbuse', { member: bea, commentId: null, reason: 'spam' });
  if (left === 'votes') send(9, 'SetVote', { member: bea, voted: true });
  expect(send(9, 'ForgetMember', { member: bea })).toEqual(['PersonErased']);
});

test('Facts whose words are gone are folded without them, until their author is forgotten, at the time of the server', () => {
  const recordedAt = '2026-03-01T12:00:05.000Z';
  const fold = (type: string, data: object, before?: Post) =>
    postStream.evolve(before, { type, v: 1, data, at, recordedAt } as never, postStreamOf(idOf(9))) as Post;
  const erased = fold('PostWritten', { member: ada });
  expect([erased, isGone(erased)]).toMatchObject([{ author: ada, title: '', body: '', writtenAt: recordedAt }, true]);
  expect(fold('PersonErased', { member: ada }, erased)).toEqual({ ...erased, author: null });
  const written = fold('PostWritten', { member: ada, title: 'Dark', body: 'Please' });
  expect(fold('PostEdited', { member: ada }, written)).toEqual(written);
  expect(fold('PostEdited', { member: ada, title: 'Darker' }, written)).toEqual({
    ...{ ...written, title: 'Darker', body: '', editedAt: recordedAt },
  });
  const commented = fold('CommentWritten', { member: bea, commentId: idOf(5), isStaff: false }, written);
  const said = { ...beas, text: '', writtenAt: recordedAt, removed: true };
  expect(commented.comments).toEqual([said]);
  expect(fold('PersonErased', { member: bea }, commented).comments).toEqual([{ ...said, author: null }]);
  expect(fold('VoteCast', { member: ada })).toBeUndefined();
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

test('No account ever has two votes, and of one that is forgotten nothing is left', () => {
  fc.assert(
    fc.property(fc.array(deed), member, (deeds, gone) => {
      const { send, post, facts } = aBoard();
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
