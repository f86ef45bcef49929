import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corridorOf, judgeWalk } from './corridor.ts';
import { formulaTexts } from './formulas.ts';
import { corridorOutcomes, verdictAmong, wilsonOutcomes } from './outcomes.ts';
import { shareText } from './share-text.ts';
import { verdictOf } from './verdict.ts';
import { wilsonInterval, z } from './wilson-interval.ts';

const counted = fc.integer({ min: 1, max: 2000 }).chain((n) => fc.record({ n: fc.constant(n), k: fc.nat(n) }));
const criteria = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100);
const rank = { refutes: 0, inconclusive: 1, supports: 2 };

describe('the Wilson interval', () => {
  test.each([
    [18, 120, 0.097, 0.2247],
    [19, 120, 0.1038, 0.2341],
    [5, 120, 0.0179, 0.0938],
    [21, 140, 0.1003, 0.2184],
    [0, 30, 0, 0.1135],
    [30, 30, 0.8865, 1],
    [0, 0, 0, 1],
    [15, 50, 0.191, 0.4375],
  ])('of %i in %i is %f to %f', (k, n, low, high) => {
    const [l, h] = wilsonInterval(k, n);
    expect(l).toBeCloseTo(low, 4);
    expect(h).toBeCloseTo(high, 4);
  });

  test('holds what was seen, stays between 0 and 1, and mirrors its opposite', () => {
    fc.assert(
      fc.property(counted, ({ k, n }) => {
        const [low, high] = wilsonInterval(k, n);
        const [low2, high2] = wilsonInterval(n - k, n);
        expect(low >= 0 && low <= k / n && k / n <= high && high <= 1).toBe(true);
        expect(low).toBeCloseTo(1 - high2, 10);
        expect(high).toBeCloseTo(1 - low2, 10);
      }),
    );
  });

  test('narrows with four times the sample', () => {
    fc.assert(
      fc.property(counted, ({ k, n }) => {
        const width = ([low, high]: readonly [number, number]) => high - low;
        expect(width(wilsonInterval(4 * k, 4 * n))).toBeLessThan(width(wilsonInterval(k, n)));
      }),
    );
  });

  test('is published with the quantile that is used', () => {
    expect(formulaTexts['wilson-1']).toContain(`z = ${z}`);
  });
});

describe('the verdict', () => {
  test.each([
    [5, 'refutes'],
    [6, 'inconclusive'],
    [18, 'inconclusive'],
    [19, 'supports'],
  ])('on %i of 120 at 10%% is: %s', (k, verdict) => {
    expect(verdictOf(k, 120, 0.1)).toBe(verdict);
  });

  test('is what the score test says, which knows no interval', () => {
    fc.assert(
      fc.property(counted, criteria, ({ k, n }, criterion) => {
        const score = (k / n - criterion) / Math.sqrt((criterion * (1 - criterion)) / n);
        fc.pre(Math.abs(Math.abs(score) - z) > 1e-9);
        const expected = score > z ? 'supports' : score < -z ? 'refutes' : 'inconclusive';
        expect(verdictOf(k, n, criterion)).toBe(expected);
      }),
    );
  });

  test('never falls when one more says yes', () => {
    fc.assert(
      fc.property(counted, criteria, ({ k, n }, criterion) => {
        fc.pre(k < n);
        const step = rank[verdictOf(k + 1, n, criterion)] - rank[verdictOf(k, n, criterion)];
        expect(step).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('outcomes', () => {
  test('of 120 visitors at 10% are the published ones', () => {
    expect(corridorOutcomes(corridorOf(0.1, 120))).toEqual({ supportsFrom: 20, refutesUpTo: 5 });
    expect(wilsonOutcomes(120, 0.1)).toEqual({ supportsFrom: 19, refutesUpTo: 5 });
  });

  test('of a sample too small to decide say so', () => {
    expect(wilsonOutcomes(10, 0.1)).toEqual({ supportsFrom: 3, refutesUpTo: null });
    expect(corridorOutcomes(corridorOf(0.5, 2))).toEqual({ supportsFrom: null, refutesUpTo: null });
  });

  test('agree with the verdict of each formula on every count', () => {
    fc.assert(
      fc.property(counted, criteria, ({ k, n }, criterion) => {
        expect(verdictAmong(wilsonOutcomes(n, criterion), k)).toBe(verdictOf(k, n, criterion));
      }),
    );
    for (const [rate, sample] of [
      [0.1, 60],
      [0.1, 120],
      [0.5, 40],
      [0.95, 80],
    ] as const) {
      const corridor = corridorOf(rate, sample);
      for (let k = 0; k <= sample; k++) {
        const answers = Array.from({ length: sample }, (_, place) => place < k);
        const judged = judgeWalk(corridor, { answers, firstLook: sample, isEnded: false });
        expect(verdictAmong(corridorOutcomes(corridor), k)).toBe(judged?.verdict);
      }
    }
  });
});

test.each([
  [0.1, '10%'],
  [0.097, '9.7%'],
  [0, '0%'],
])('the share %f is written %s', (share, text) => {
  expect(shareText(share)).toBe(text);
});

test.each([
  [0.09961, '9.96%'],
  [0.1004, '10.04%'],
  [0.1, '10%'],
  [0.097, '9.7%'],
])('beside a criterion of 10%% the share %f is written %s', (share, text) => {
  expect(shareText(share, 0.1)).toBe(text);
});
