import { expect, test } from 'vitest';
import { boxPath, linePath, type Spot } from './line-path.ts';

test('a line and a box are written to a hundredth', () => {
  const spots: readonly Spot[] = [
    [0, 50],
    [33.33333, 12.345],
    [100, 0],
  ];
  expect(linePath(spots)).toBe('M0,50L33.33,12.35L100,0');
  expect(boxPath([10, 20], [30, 40])).toBe('M10,20L30,20L30,40L10,40Z');
  expect(linePath([])).toBe('');
});

test('a line of more spots than can be seen keeps its ends and its peaks, in order', () => {
  const spots = Array.from({ length: 5_000 }, (_, n): Spot => [n / 50, n === 1_234 ? 99 : n === 1_238 ? 1 : 50]);
  const kept = linePath(spots)
    .slice(1)
    .split('L')
    .map((each) => each.split(',').map(Number));
  expect(kept.length).toBeLessThanOrEqual(2_000);
  expect(kept[0]).toEqual([0, 50]);
  expect(kept.at(-1)).toEqual([99.98, 50]);
  expect(kept).toContainEqual([24.68, 99]);
  expect(kept).toContainEqual([24.76, 1]);
  const xs = kept.map(([x]) => x ?? 0);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});
