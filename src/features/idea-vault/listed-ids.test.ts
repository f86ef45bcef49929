import { expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import { listedIds, neighbourOf, sameIds } from './listed-ids.ts';

const idea = (id: string, archived: boolean, capturedAt: string) => ({ id, archived, capturedAt }) as Idea;

test('a list holds one kind of idea, the newest first', () => {
  const ideas = [
    idea('c', false, '2026-11-20T12:00:00+02:00'),
    idea('a', false, '2026-11-20T09:00:00Z'),
    idea('b', true, '2026-11-20T08:00:00Z'),
  ];
  expect(listedIds(ideas, false)).toEqual(['c', 'a']);
  expect(listedIds(ideas, true)).toEqual(['b']);
});

test('the focus moves on to the next row, at the end to the one before, at last nowhere', () => {
  expect(neighbourOf(['a', 'b', 'c'], 'b')).toBe('c');
  expect(neighbourOf(['a', 'b', 'c'], 'c')).toBe('b');
  expect(neighbourOf(['a'], 'a')).toBeNull();
});

test('lists are the same where the ids are', () => {
  expect(sameIds(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameIds(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameIds(['a'], ['a', 'b'])).toBe(false);
  expect(sameIds(undefined, [])).toBe(false);
});
