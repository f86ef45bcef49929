import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBoard, idOf } from '../../../tests/fixtures/a-board.ts';
import { postStatuses } from './post.ts';

const runs = process.env['TEST_FULL'] ? 5000 : 300;
const staff = idOf(100);

/** Posts with these numbers, each by the member with the same number. */
function boardWith(...numbers: readonly number[]) {
  const board = aBoard();
  for (const n of numbers) board.send(n, 'WritePost', { member: idOf(n), title: `Post ${n}`, body: '' });
  return board;
}

const member = fc.constantFrom(1, 2, 3, 4).map(idOf);
const commentId = fc.constantFrom(20, 21, 22).map(idOf);
const orThePost = fc.option(commentId, { nil: null });
const words = fc.string({ maxLength: 6 });
const deedOf = (type: string, data: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ on: fc.constantFrom(1, 2), type: fc.constant(type), data: fc.record(data) });

/** Everything that can happen to two posts besides merges. */
const deed = fc.oneof(
  { weight: 6, arbitrary: deedOf('SetVote', { member, voted: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: deedOf('WriteComment', { member, commentId, isStaff: fc.boolean(), text: fc.constant('Yes') }),
  },
  { weight: 3, arbitrary: deedOf('RemoveComment', { member, commentId }) },
  { weight: 3, arbitrary: deedOf('EditPost', { member, title: words, body: words }) },
  {
    weight: 3,
    arbitrary: deedOf('AnswerPost', {
      staff: fc.constant(staff),
      status: fc.constantFrom(...postStatuses),
      reply: words,
    }),
  },
  { weight: 3, arbitrary: deedOf('TagPost', { staff: fc.constant(staff), tags: fc.array(words, { maxLength: 6 }) }) },
  {
    weight: 3,
    arbitrary: deedOf('ModeratePost', { staff: fc.constant(staff), commentId: orThePost, hidden: fc.boolean() }),
  },
  { weight: 3, arbitrary: deedOf('ReportAbuse', { member, commentId: orThePost, reason: fc.constant('spam') }) },
  { weight: 1, arbitrary: deedOf('ForgetMember', { member }) },
);

test('An unmerged post and its target are as the same deeds leave them without the merge, but for votes that the merged post refuses', () => {
  fc.assert(
    fc.property(fc.array(deed), fc.array(deed), (before, meanwhile) => {
      const [merged, apart] = [boardWith(1, 2), boardWith(1, 2)];
      for (const { send } of [merged, apart]) for (const { on, type, data } of before) send(on, type, data);
      const isMerged = merged.post(1)?.author && merged.post(2)?.author && !merged.post(1)?.hidden;
      const merge = merged.send(2, 'MergePost', { staff, into: idOf(1) });
      expect(merge).toEqual(isMerged ? ['PostMerged'] : 'not-found');
      if (!isMerged) return;

      for (const { on, type, data } of meanwhile) {
        const { author, hidden, voters = [] } = merged.post(2) ?? {};
        const isNewVote = type === 'SetVote' && data['voted'] === true && !voters.includes(String(data['member']));
        const answer = merged.send(on, type, data);
        if (on === 2 && isNewVote && author !== null && !hidden) expect(answer).toBe('already-closed');
        else expect(answer).toEqual(apart.send(on, type, data));
      }

      const isGone = merged.post(2)?.author === null;
      expect(merged.send(2, 'UnmergePost', { staff })).toEqual(isGone ? 'not-found' : ['PostUnmerged']);
      expect(merged.post(1)).toEqual(apart.post(1));
      expect(merged.post(2)).toEqual({ ...apart.post(2), mergedInto: isGone ? idOf(1) : null });
    }),
    { numRuns: runs },
  );
});

const number = fc.constantFrom(1, 2, 3, 4, 5);
const move = fc.record({
  on: number,
  type: fc.constantFrom('MergePost', 'MergePost', 'UnmergePost', 'ReparentPost', 'ForgetMember'),
  other: number.map(idOf),
});

test('No merges form a ring, also not when authors go and what was merged into their posts moves on', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const { send, post } = boardWith(1, 2, 3, 4, 5);
      const above = (id: string | null) => (id === null ? null : (post(Number(id.slice(-12)))?.mergedInto ?? null));
      for (const { on, type, other } of moves) {
        const data = {
          MergePost: { staff, into: other },
          UnmergePost: { staff },
          ReparentPost: { from: post(on)?.mergedInto ?? other },
          ForgetMember: { member: idOf(on) },
        }[type];
        send(on, type, data);
        for (const n of [1, 2, 3, 4, 5]) {
          let id: string | null = idOf(n);
          for (let step = 0; step < 5; step++) id = above(id);
          expect(id).toBeNull();
        }
      }
    }),
    { numRuns: runs },
  );
});

test('A post leaves one whose author is gone, once, for what that one was merged into', () => {
  const { send, post } = boardWith(1, 2, 3, 4);
  const merge = (n: number, into: number) => send(n, 'MergePost', { staff, into: idOf(into) });
  const reparent = (n: number, from: number) => send(n, 'ReparentPost', { from: idOf(from) });
  expect([merge(4, 3), merge(3, 2), merge(2, 1)]).toEqual([['PostMerged'], ['PostMerged'], ['PostMerged']]);
  expect([reparent(4, 3), reparent(1, 2), reparent(4, 9)]).toEqual([[], [], []]);
  send(3, 'ForgetMember', { member: idOf(3) });
  expect([reparent(4, 2), reparent(4, 3), reparent(4, 3)]).toEqual([[], ['PostUnmerged', 'PostMerged'], []]);
  expect(post(4)?.mergedInto).toBe(idOf(2));
  send(1, 'ForgetMember', { member: idOf(1) });
  expect([reparent(4, 1), reparent(2, 1), reparent(2, 1)]).toEqual([[], ['PostUnmerged'], []]);
  expect([post(4)?.mergedInto, post(3)?.mergedInto, post(2)?.mergedInto]).toEqual([idOf(2), idOf(2), null]);
  expect(reparent(3, 2)).toBe('not-found');
});

test('Of a post whose author is gone votes are taken back, since they count for what it was merged into', () => {
  const { send, post } = boardWith(1, 2);
  for (const n of [3, 4]) send(2, 'SetVote', { member: idOf(n), voted: true });
  send(2, 'MergePost', { staff, into: idOf(1) });
  send(2, 'ForgetMember', { member: idOf(2) });
  const vote = (voted: boolean) => send(2, 'SetVote', { member: idOf(4), voted });
  expect([vote(false), vote(false), vote(true)]).toEqual([['VoteWithdrawn'], [], 'not-found']);
  expect(post(2)?.voters).toEqual([idOf(3)]);
});
