import { expect, test } from 'vitest';
import { corridorOf, lastLook } from '../verdict/corridor.ts';
import { effortOf } from './effort-of.ts';

test.each([
  ['ExperimentStarted', { formula: 'corridor-1', n: 5000 }, 5000],
  ['ExperimentJudged', { formula: 'corridor-1', n: 12 }, 12],
  ['ExperimentStarted', { formula: 'wilson-1', n: 5000 }, 0],
  ['ResultRecorded', { k: 1, n: 5000, note: '' }, 0],
])('%s by %o costs %i', (type, data, effort) => {
  expect(effortOf({ type, data })).toBe(effort);
});

test('a corridor and its last look are worked out once', () => {
  const corridor = corridorOf(0.1, 120);
  expect(corridorOf(0.1, 120)).toBe(corridor);
  expect(lastLook({ ...corridor }, 60)).toBe(lastLook(corridor, 60));
  expect(lastLook(corridor, 61)).not.toBe(lastLook(corridor, 60));
  expect(corridorOf(0.1, 121)).not.toBe(corridor);
});
