import { expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import { wishesBack, wishesOfChange } from './idea-vault-change.ts';

const idea = (id: string, part: Partial<Idea> = {}) =>
  ({ id, tags: [], status: 'inbox', archived: false, ...part }) as unknown as Idea;

test('ideas that are so already are left alone', () => {
  const ideas = [idea('a'), idea('b', { status: 'testing', archived: true })];
  expect(wishesOfChange(ideas, { kind: 'filed', archived: true }).wishes).toEqual([
    { type: 'ArchiveIdea', stream: 'idea-a', data: {} },
  ]);
  expect(wishesOfChange(ideas, { kind: 'filed', archived: false }).wishes).toEqual([
    { type: 'RestoreIdea', stream: 'idea-b', data: {} },
  ]);
  expect(wishesOfChange(ideas, { kind: 'moved', status: 'testing' }).wishes).toEqual([
    { type: 'MoveIdea', stream: 'idea-a', data: { status: 'testing' } },
  ]);
});

test('a tag is added once, whatever its capitals, and not beyond the most that there may be', () => {
  const full = Array.from({ length: 20 }, (_, n) => `t${n}`);
  const ideas = [idea('a', { tags: ['x'] }), idea('b', { tags: ['Craft'] }), idea('c', { tags: full })];
  expect(wishesOfChange(ideas, { kind: 'tagged', tag: 'craft' })).toEqual({
    wishes: [{ type: 'TagIdea', stream: 'idea-a', data: { tags: ['x', 'craft'] } }],
    full: 1,
  });
  expect(wishesOfChange(ideas, { kind: 'untagged', tag: 'craft' })).toEqual({
    wishes: [{ type: 'TagIdea', stream: 'idea-b', data: { tags: [] } }],
    full: 0,
  });
});

test('a place is a rank, and a status where the column changes', () => {
  const places = [
    { id: 'a', rank: 'a1', status: 'testing' as const },
    { id: 'b', rank: 'a2' },
  ];
  expect(wishesOfChange([], { kind: 'placed', places }).wishes).toEqual([
    { type: 'MoveIdea', stream: 'idea-a', data: { rank: 'a1', status: 'testing' } },
    { type: 'MoveIdea', stream: 'idea-b', data: { rank: 'a2' } },
  ]);
});

test('what was changed is taken back field by field', () => {
  const ideas = [idea('a', { ratings: {}, rank: '' }), idea('b', { ratings: {}, tags: ['x'] })];
  const back = (change: Parameters<typeof wishesOfChange>[1]) =>
    wishesBack(ideas, wishesOfChange(ideas, change).wishes, 'c').map(({ data }) => data['fields']);
  expect(back({ kind: 'filed', archived: true })).toEqual([
    { archived: { from: true, to: false } },
    { archived: { from: true, to: false } },
  ]);
  expect(back({ kind: 'placed', places: [{ id: 'a', rank: 'a1', status: 'testing' }] })).toEqual([
    { rank: { from: 'a1', to: '' }, status: { from: 'testing', to: 'inbox' } },
  ]);
  expect(back({ kind: 'untagged', tag: 'X' })).toEqual([{ tags: { from: [], to: ['x'] } }]);
});
