import { expect, test } from 'vitest';
import { subjectKey, type ThreadPlace } from '#domain/thread/subject.ts';
import type { Comment, Thread } from '#domain/thread/thread.ts';
import { countOpen, openThreadsOf, resolvedThreadsOf } from './select-threads.ts';

const comment = (id: string, removed = false): Comment => ({
  ...{ id, author: 'mira', text: 'x', removed, writtenAt: '', editedAt: null },
});
const thread = (id: string, changedAt: string, resolved = false, ...comments: readonly Comment[]): Thread => ({
  ...{ id, subject: { kind: 'idea', id: 'i' }, place: null, comments, resolved, startedAt: '', changedAt },
});

test('comments count while their thread is open and they were not removed', () => {
  const threads = [
    thread('a', '1', false, comment('a1'), comment('a2', true), comment('a3')),
    thread('b', '2', true, comment('b1')),
  ];
  expect(countOpen(threads)).toBe(2);
});

test('open and resolved threads are listed apart, those that changed last first', () => {
  const [a, b, c, d] = [thread('a', '1'), thread('b', '3'), thread('c', '2', true), thread('d', '4', true)];
  const bySubject = new Map([
    ['idea:i', [a, c]],
    ['idea:j', [b, d]],
  ]);
  expect([openThreadsOf(bySubject), resolvedThreadsOf(bySubject)]).toEqual([
    [b, a],
    [d, c],
  ]);
});

test('a part is told from that of another page, and where a bubble is pinned says nothing of its subject', () => {
  const keyOf = (place?: ThreadPlace | null) => subjectKey({ kind: 'block', id: 'b' }, place);
  expect([keyOf({ in: 'p' }), keyOf({ in: 'q' }), keyOf({ x: 1, y: 2 }), keyOf(null), keyOf()]).toEqual([
    ...['block:p:b', 'block:q:b', 'block:b', 'block:b', 'block:b'],
  ]);
});
