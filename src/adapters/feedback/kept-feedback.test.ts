import { expect, test } from 'vitest';
import type { FeedbackList, PostDetail } from '#domain/feedback/feedback-post.ts';
import { safeStorage } from '../storage/safe-storage.ts';
import { keptFeedback, keptLimits } from './kept-feedback.ts';

const inMemory = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden');
  });

const aPost = (body = '', id: string = crypto.randomUUID()): PostDetail => ({
  ...{ id, title: 'Dark charts', body, tags: [], status: 'open', reply: '', votes: 1, hasVoted: false, isMine: false },
  ...{ hasCommented: false, comments: 0, writtenAt: '2026-11-26T10:00:00.000Z', statusAt: null, isHidden: false },
  ...{
    isMerged: false,
    reports: 0,
    reasons: [],
    thread: [],
    editedAt: null,
    mergedInto: null,
    merged: [],
    isStaff: false,
  },
});

const aList = (tag: string): FeedbackList => ({ posts: [], next: null, tags: [tag], isStaff: false });

test('each list is kept by itself, of each account', () => {
  const storage = inMemory();
  const names = ['board', 'planned', 'started', 'done', 'mine'] as const;
  for (const name of names) keptFeedback(storage, 'ada').keepList(name, aList(name));
  expect(names.map((name) => keptFeedback(storage, 'ada').readList(name))).toEqual(names.map(aList));
  expect(names.map((name) => keptFeedback(storage, 'bea').readList(name))).toEqual(names.map(() => null));
});

test('a post is kept as it was last read, until it is gone', () => {
  const storage = inMemory();
  const kept = keptFeedback(storage, 'ada');
  const [one, two] = [aPost('before'), aPost()];
  kept.keepPost(one);
  kept.keepPost(two);
  kept.keepPost({ ...one, body: 'after' });
  expect([kept.readPost(one.id), kept.readPost(two.id)]).toEqual([{ ...one, body: 'after' }, two]);
  expect(keptFeedback(storage, 'bea').readPost(one.id)).toBeNull();
  kept.forgetPost(one.id);
  expect([kept.readPost(one.id), kept.readPost(two.id)]).toEqual([null, two]);
});

test('as many posts are kept as may be; one that is opened again takes no more room, and is not the oldest', () => {
  const kept = keptFeedback(inMemory(), 'ada');
  const posts = Array.from({ length: keptLimits.posts }, () => aPost());
  for (const post of posts) kept.keepPost(post);
  kept.keepPost(posts[0] as PostDetail);
  const last = aPost();
  for (let n = 0; n < keptLimits.posts; n++) kept.keepPost(last);
  const missing = [...posts, last].filter(({ id }) => kept.readPost(id) === null);
  expect(missing).toEqual([posts[1]]);
});

test('long posts make room for each other, and one that needs more than all the room is left out', () => {
  const kept = keptFeedback(inMemory(), 'ada');
  const third = 'x'.repeat(keptLimits.room / 3);
  const [one, two, three] = [aPost(third), aPost(third), aPost(third)];
  for (const post of [one, two, three]) kept.keepPost(post);
  expect([one, two, three].map(({ id }) => kept.readPost(id))).toEqual([null, two, three]);
  const huge = aPost('x'.repeat(keptLimits.room));
  kept.keepPost(huge);
  expect([huge, two, three].map(({ id }) => kept.readPost(id)?.id)).toEqual([undefined, two.id, three.id]);
});
