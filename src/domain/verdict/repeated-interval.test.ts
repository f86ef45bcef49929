import { expect, test } from 'vitest';
import { corridorOf, lastLook, verdictBeyond } from './corridor.ts';
import { openRates } from './open-rates.ts';
import { repeatedInterval } from './repeated-interval.ts';

const digits = (interval: readonly number[]): number[] => interval.map((each) => Number(each.toFixed(4)));

test.each([
  [20, 120, 0.1, 120, 0.1015, 0.2512],
  [18, 120, 0.1, 120, 0.0885, 0.2327],
  [14, 60, 0.1, 120, 0.1033, 0.4299],
  [5, 120, 0.1, 120, 0.0135, 0.0976],
  [7, 9, 0.3, 12, 0.3735, 0.9721],
  [1, 8, 0.6, 8, 0.0032, 0.5265],
  [10, 12, 0.5, 12, 0.5068, 0.9791],
  [38, 240, 0.1, 240, 0.1112, 0.2157],
])('The repeated interval of %i of %i against %f, planned for %i', (k, n, criterion, sample, low, high) => {
  expect(digits(repeatedInterval(k, n, { sample, criterion }))).toEqual([low, high]);
});

// Found with a search for the bound of each rate, before a bracket was enough.
test.each([
  [12, 60, 0.1, 120, 0.107842, 0.323301],
  [17, 100, 0.1, 120, 0.101694, 0.259595],
  [4, 100, 0.1, 120, 0.011006, 0.099824],
  [1, 60, 0.1, 120, 0.000423, 0.089396],
  [5, 9, 0.5, 20, 0.212011, 0.863002],
  [0, 7, 0.5, 20, 0, 0.409614],
  [95, 100, 0.9, 240, 0.887168, 0.983564],
  [120, 800, 0.1, 1000, 0.125723, 0.176938],
  [405, 800, 0.5, 1000, 0.47064, 0.541812],
  [405, 4000, 0.1, 5000, 0.091978, 0.111123],
  [60, 1000, 0.05, 5000, 0.046099, 0.076558],
])('The repeated interval of %i of %i against %f, ended early of %i', (k, n, criterion, sample, low, high) => {
  const interval = repeatedInterval(k, n, { sample, criterion, isLastLook: true });
  expect(interval.map((each) => Number(each.toFixed(6)))).toEqual([low, high]);
});

test('A rate is open after an early end exactly if its own bounds of the last look are not reached', () => {
  const wrong: unknown[] = [];
  for (const [k, n, criterion, sample] of [
    [5, 9, 0.5, 20],
    [12, 60, 0.1, 120],
    [17, 100, 0.1, 120],
    [88, 90, 0.9, 100],
    [3, 150, 0.05, 200],
  ] as const) {
    for (const direction of [-1, 1] as const) {
      const isOpen = openRates({ k, n, sample, isLast: true }, criterion, direction);
      for (let rate = k / n; rate > 0.002 && rate < 0.998; rate += direction * 0.0037) {
        const { ahead, behind } = lastLook(corridorOf(rate, sample), n);
        const distance = Math.floor((Math.abs(k - n * rate) + 1e-9) * 100) / 100;
        if (isOpen(rate) !== distance < (direction < 0 ? ahead : behind)) wrong.push({ k, n, sample, rate });
      }
    }
  }
  expect(wrong).toEqual([]);
});

const criteria = process.env['TEST_FULL']
  ? [0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 0.95, 0.97, 0.99]
  : [0.05, 0.1, 0.3, 0.5, 0.9];
const samples = process.env['TEST_FULL'] ? [6, 8, 12, 20, 40, 60, 90, 120, 180, 240] : [6, 12, 40, 60];

/** Counts next to where a verdict changes: one that decides, and one that does not. */
function looks(criterion: number, sample: number, n: number, bounds: { ahead: number; behind: number }) {
  const near = [bounds.ahead, -bounds.behind].flatMap((bound) => {
    const k = Math.round(n * criterion + bound);
    return [k - 1, k, k + 1];
  });
  return [...new Set([0, ...near, n])].filter((k) => k >= 0 && k <= n).map((k) => ({ k, n, sample, criterion }));
}

test('A repeated interval excludes the criterion exactly if the corridor decides', () => {
  const wrong: unknown[] = [];
  for (const criterion of criteria) {
    for (const sample of samples) {
      const corridor = corridorOf(criterion, sample);
      for (let n = Math.ceil(sample / 2); n <= sample; n += Math.max(1, Math.floor(sample / 12))) {
        for (const isLastLook of [false, true]) {
          const bounds = isLastLook ? lastLook(corridor, n) : corridor;
          for (const { k } of looks(criterion, sample, n, bounds)) {
            const [low, high] = repeatedInterval(k, n, { sample, criterion, isLastLook });
            const verdict = verdictBeyond(k - n * criterion, bounds);
            const said = low >= criterion ? 'supports' : high < criterion ? 'refutes' : null;
            if (said !== verdict) wrong.push({ k, n, sample, criterion, isLastLook, low, high, verdict });
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** Rates are left out at a ragged edge of some ten-thousandths; see the decision on intervals. */
const rounding = 1e-4;

test.each(
  process.env['TEST_FULL']
    ? [
        [6, 0.5],
        [12, 0.3],
        [24, 0.95],
        [40, 0.1],
        [60, 0.9],
        [120, 0.1],
      ]
    : [
        [6, 0.5],
        [12, 0.3],
        [24, 0.95],
      ],
)(
  'Of a sample of %i against %f, the intervals of all looks hold the true rate in 95 of 100 tests',
  (sample, criterion) => {
    const ends = (n: number) => Array.from({ length: n + 1 }, (_, k) => repeatedInterval(k, n, { sample, criterion }));
    const looksAt = Array.from({ length: sample }, (_, n) => ends(n + 1));
    for (let rate = 0.01; rate < 0.995; rate += 0.01) {
      // The chance of each count on paths whose intervals have all held the rate.
      let paths = [1];
      for (const intervals of looksAt) {
        paths = intervals.map(([low, high], k) => {
          const chance = (1 - rate) * (paths[k] ?? 0) + rate * (paths[k - 1] ?? 0);
          return low <= rate && rate <= high ? chance : 0;
        });
      }
      expect(paths.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThanOrEqual(0.95 - rounding);
    }
  },
);
