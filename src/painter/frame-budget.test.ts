import { expect, test } from 'vitest';
import { FrameBudget } from './frame-budget.ts';

function after(spacingsMs: readonly number[]): FrameBudget {
  const pace = new FrameBudget();
  let now = 1000;
  pace.frame(now);
  for (const spacing of spacingsMs) {
    now += spacing;
    pace.frame(now);
  }
  return pace;
}

test('frames are kept up with until three of them came late', () => {
  expect(after([16, 16, 33, 16, 33]).isKept).toBe(true);
  expect(after([33, 33, 33]).isKept).toBe(false);
});

test('a pause is not a late frame, and many that come in time make up for a late one', () => {
  expect(after([400, 900, 5000]).isKept).toBe(true);
  expect(after([33, 33, 33, ...Array(60).fill(16)]).isKept).toBe(true);
});

test('painting takes little of a frame while something moves, and more when all is still or nothing is there yet', () => {
  const pace = after([16]);
  pace.move(1016);
  expect([pace.budgetMs(1032, false), pace.budgetMs(1200, false), pace.budgetMs(1032, true)]).toEqual([6, 12, 12]);
  const late = after([33, 33, 33]);
  late.move(1099);
  expect(late.budgetMs(1100, false)).toBe(3);
});
