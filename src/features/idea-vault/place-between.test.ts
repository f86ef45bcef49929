import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOf } from '#domain/idea/rank-of.ts';
import { placeBetween } from './place-between.ts';

interface Ranked {
  readonly id: string;
  readonly rank: string;
  readonly capturedAt: string;
}

const byHand = (ideas: readonly Ranked[]) =>
  ideas.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : a.id < b.id ? -1 : 1));

const ideas = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      rank: fc.constantFrom('', '', 'g0000001', 'h1'),
      capturedAt: fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-20T10:00:00.001Z', '2026-11-21T10:00:00Z'),
    }),
    { minLength: 1, maxLength: 12, selector: ({ id }) => id },
  )
  .map(byHand);

test('what is moved stands where it was put, and the others keep their order, equal ranks or not', () => {
  fc.assert(
    fc.property(ideas, fc.nat(), fc.nat(), (list, from, to) => {
      const moved = list[from % list.length]?.id ?? '';
      const at = to % (list.length + 1);
      const places = new Map(placeBetween(list, [moved], at).map(({ id, rank }) => [id, rank]));
      const after = byHand(list.map((idea) => ({ ...idea, rank: places.get(idea.id) ?? idea.rank })));
      const before = list.slice(0, at).filter(({ id }) => id !== moved);
      const rest = list.slice(at).filter(({ id }) => id !== moved);
      expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), moved, ...rest.map(({ id }) => id)]);
    }),
  );
});

test('several that are moved stand together', () => {
  const list = ['a', 'b', 'c'].map((id, n) => ({ id, rank: `a${n}`, capturedAt: '2026-11-20T10:00:00Z' }));
  expect(placeBetween(list, ['c', 'a'], 1).map(({ id }) => id)).toEqual(['c', 'a']);
});
