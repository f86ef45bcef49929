import { expect, test } from 'vitest';
import type { Direction, Rung } from './ledger.ts';
import { weigh } from './score.ts';

const score = (...pieces: readonly (readonly [Rung, Direction, number])[]): number =>
  Number(weigh(pieces.map(([rung, direction, weight]) => ({ rung, direction, weight }))).score.toFixed(2));

test('The score follows its published oracles', () => {
  expect([
    score(),
    score(['market', 1, 1]),
    score(['market', 1, 3]),
    score(['market', -1, 3]),
    score(['market', 0, 1], ['market', 1, 2]),
    score(['market', -1, 3], ['anecdote', 1, 0.75]),
    score(['opinion', 1, 0.2]),
  ]).toEqual([50, 60, 71.43, 28.57, 64.29, 35.48, 52.38]);
});

test('The score is 100 times the mean of its beta distribution', () => {
  const { supports, refutes, neutral, score } = weigh([
    { rung: 'market', direction: 1, weight: 2 },
    { rung: 'market', direction: -1, weight: 1 },
    { rung: 'plan', direction: 0, weight: 0.4 },
  ]);
  const [a, b] = [2 + supports + neutral / 2, 2 + refutes + neutral / 2];
  expect(score).toBeCloseTo((100 * a) / (a + b), 12);
});

test('A rung counts up to its top value in each direction', () => {
  expect(
    weigh(Array.from({ length: 5 }, () => ({ rung: 'opinion' as const, direction: 1 as const, weight: 0.2 }))),
  ).toEqual({ supports: 0.2, refutes: 0, neutral: 0, score: 50 + (50 * 0.2) / 4.2 });
  expect(
    weigh([
      { rung: 'anecdote', direction: 1, weight: 1 },
      { rung: 'anecdote', direction: -1, weight: 1 },
      { rung: 'anecdote', direction: -1, weight: 0.75 },
    ]),
  ).toEqual({ supports: 1, refutes: 1, neutral: 0, score: 50 });
});
