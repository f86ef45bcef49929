import { expect, test } from 'vitest';
import { dueTimes } from './due-times.ts';

const startedAt = '2026-03-01T12:00:00.000Z';
const week = '2026-03-08T12:00:00.000Z';
const before = '2026-03-08T11:59:59.999Z';
const after = '2026-03-08T12:00:00.001Z';

test.each([
  ['without an end', undefined, [week]],
  ['that ends before seven full days', before, [before]],
  ['that ends with them', week, [week]],
  ['that ends after them', after, [week, after]],
])('a test %s is looked at when something may be due', (_, endsAt, expected) => {
  expect(dueTimes({ formula: 'corridor-1', ...(endsAt !== undefined && { endsAt }) }, startedAt)).toEqual(expected);
});

test('a test by the first formula, which decides nothing early, is looked at when it ends', () => {
  expect([
    dueTimes({ formula: 'wilson-1' }, startedAt),
    dueTimes({ formula: 'wilson-1', endsAt: after }, startedAt),
  ]).toEqual([[], [after]]);
});
