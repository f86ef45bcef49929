import { expect, test } from 'vitest';
import { differ, differenceEvidence, isSplitBroken, splitStatistic } from './two-versions.ts';

test.each([
  [5120, 4880, 5.76, false],
  [5170, 4830, 11.56, true],
  [821, 1000, 17.595, true],
])('a split of %i and %i has the statistic %f; broken: %s', (a, b, statistic, isBroken) => {
  expect(splitStatistic(a, b)).toBeCloseTo(statistic, 3);
  expect(isSplitBroken(a, b)).toBe(isBroken);
});

/** How likely a statistic beyond `limit` is where the split is even: the upper tail of chi-squared, one degree of freedom. */
function tailBeyond(limit: number): number {
  const [step, end] = [1e-4, 12];
  let sum = 0;
  // Of the normal distribution, from the root of the limit on, on both sides; by midpoints.
  for (let z = Math.sqrt(limit) + step / 2; z < end; z += step) sum += Math.exp((-z * z) / 2);
  return (2 * sum * step) / Math.sqrt(2 * Math.PI);
}

test('one even split in a thousand counts as broken', () => {
  // Of so many visitors, the smallest difference between the versions that counts: its square by them all is the limit.
  const n = 1e12;
  let [even, broken] = [0, n];
  while (broken - even > 1) {
    const middle = Math.floor((even + broken) / 2);
    if (isSplitBroken((n + middle) / 2, (n - middle) / 2)) broken = middle;
    else even = middle;
  }
  expect(tailBeyond(broken ** 2 / n)).toBeCloseTo(0.001, 6);
});

/** The least uneven split that counts as broken, by number of visitors. */
const leastBroken: readonly (readonly [number, number | undefined])[] = [
  [10, undefined],
  [11, 11],
  [20, 18],
  [50, 37],
  [100, 67],
  [1000, 553],
];

test.each(leastBroken)(
  'of %i visitors the least uneven split that counts as broken shows one version to %s',
  (n, most) => {
    const larger = Array.from({ length: n + 1 }, (_, a) => a).filter((a) => 2 * a >= n);
    expect(larger.find((a) => isSplitBroken(a, n - a))).toBe(most);
    // All that are more uneven count too, and it is the same which version has more.
    for (const a of larger) {
      const isBroken = most !== undefined && a >= most;
      expect([isSplitBroken(a, n - a), isSplitBroken(n - a, a)]).toEqual([isBroken, isBroken]);
    }
  },
);

test.each([
  [10, 20, 1.793781, false],
  [12, 30, 11.034166, false],
  [20, 45, 26.518585, true],
])('%i against %i conversions are evidence of %f; they differ: %s', (a, b, evidence, areDifferent) => {
  expect(differenceEvidence(a, b)).toBeCloseTo(evidence, 6);
  expect(differ(a, b)).toBe(areDifferent);
});
