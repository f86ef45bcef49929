import { expect, test } from 'vitest';
import type { Comment, Thread } from './thread.ts';
import { lastOfOthers, unreadIn } from './unread.ts';

const [own, other] = ['mira', 'jonas'];
const comment = (id: string, author: string | null, removed = false): Comment => ({
  ...{ id, author, text: 'x', removed, writtenAt: '', editedAt: null },
});
const thread = (...comments: readonly Comment[]): Thread => ({
  ...{ id: 't', subject: { kind: 'idea', id: 'i' }, place: null, comments, resolved: false },
  ...{ startedAt: '', changedAt: '' },
});

test('what others wrote after the comment that was seen last is unread', () => {
  const all = thread(comment('a', other), comment('b', own), comment('c', other), comment('d', other));
  expect([unreadIn(all, own, {}), unreadIn(all, own, { t: 'a' }), unreadIn(all, own, { t: 'd' })]).toEqual([
    ['a', 'c', 'd'],
    ['c', 'd'],
    [],
  ]);
  expect(unreadIn(all, other, {})).toEqual(['b']);
});

test('a removed comment is not unread, and is a mark all the same', () => {
  const all = thread(comment('a', other, true), comment('b', other));
  expect([unreadIn(all, own, {}), unreadIn(all, own, { t: 'a' })]).toEqual([['b'], ['b']]);
});

test('an own comment that waits for the server moves no mark', () => {
  const before = thread(comment('a', other), comment('mine', null));
  const mark = lastOfOthers(before, own);
  const after = thread(comment('a', other), comment('b', other), comment('mine', own));
  expect([mark, unreadIn(after, own, { t: mark ?? '' })]).toEqual(['a', ['b']]);
  expect(lastOfOthers(thread(comment('mine', own)), own)).toBeUndefined();
});
