import { expect, test } from 'vitest';
import { lnGamma } from './ln-gamma.ts';
import { newcombeInterval } from './newcombe-interval.ts';
import { lnEvidence, sequenceInterval } from './sequence-interval.ts';

test.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [101, 363.739_375_555_563_5],
])('ln Γ(%f) is %f', (x, expected) => {
  expect(lnGamma(x)).toBeCloseTo(expected, 11);
});

test.each([
  [18, 120, 0.1, 120, 0.98980274, 0.067327, 0.263778],
  [2, 120, 0.1, 120, 184.43985783, 0.00004, 0.07558],
  [12, 40, 0.1, 120, 43.81915555, 0.112462, 0.547311],
  [15, 50, 0.2, 100, 1.1957096, 0.129981, 0.51461],
])('%i of %i against %f, planned for %i', (k, n, share, sample, evidence, low, high) => {
  expect(Math.exp(lnEvidence(k, n, share, sample))).toBeCloseTo(evidence, 8);
  const interval = sequenceInterval(k, n, sample);
  expect(interval.map((each) => Number(each.toFixed(6)))).toEqual([low, high]);
});

test('an interval holds what was seen, and mirrors its opposite', () => {
  for (const [k, n, sample] of [
    [0, 0, 120],
    [0, 10, 120],
    [10, 10, 120],
    [3, 5, 5],
    [50, 100, 100],
  ] as const) {
    const [low, high] = sequenceInterval(k, n, sample);
    expect(n === 0 || (low <= k / n && k / n <= high)).toBe(true);
    const [mirroredLow, mirroredHigh] = sequenceInterval(n - k, n, sample);
    expect([1 - high, 1 - low].map((each) => each.toFixed(9))).toEqual(
      [mirroredLow, mirroredHigh].map((each) => each.toFixed(9)),
    );
  }
});

test('the difference of 56 of 70 and 48 of 80 is 0.0524 to 0.3339', () => {
  const interval = newcombeInterval({ k: 56, n: 70 }, { k: 48, n: 80 });
  expect(interval.map((each) => Number(each.toFixed(4)))).toEqual([0.0524, 0.3339]);
});
