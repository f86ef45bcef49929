import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corridorOf, judgeWalk, lastLook } from './corridor.ts';
import { outcomeIf, sampleFor, textbookSample } from './planning.ts';
import { firstCrossings } from './random-walk.ts';
import { sequenceInterval } from './sequence-interval.ts';

const locked = corridorOf(0.1, 120);
/** `k` yeses and then noes, in one order of many: the verdict at the end knows only the count. */
const mixed = (k: number, n: number): boolean[] => Array.from({ length: n }, (_, place) => place >= n - k);
const first = (count: number, yes: boolean): boolean[] => Array.from({ length: count }, () => yes);

describe('the corridor', () => {
  test.each([
    [0.1, 60, 5.51, 4.41],
    [0.1, 120, 7.71, 6.71],
    [0.05, 200, 7.31, 6.01],
    [0.5, 100, 11.01, 11.01],
  ])('of %f and %i is %f ahead and %f behind', (rate, sample, ahead, behind) => {
    expect(corridorOf(rate, sample)).toEqual({ rate, sample, ahead, behind });
  });

  // So few that a yes, or a no, is rare enough to decide.
  test.each([
    [0.01, 2],
    [0.02, 1],
    [0.0001, 100],
    [0.0001, 300],
    [0.005, 20],
    [0.3, 2],
    [0.99, 2],
    [0.9999, 200],
  ])('of %f and %i has the least hundredths of all, nought included', (rate, sample) => {
    const least = (name: 'ahead' | 'behind'): number => {
      for (let hundredths = 0; ; hundredths++) {
        const { supports, refutes } = firstCrossings({ rate, truth: rate, sample, [name]: hundredths / 100 });
        if (supports + refutes <= 0.025) return hundredths / 100;
      }
    };
    expect(corridorOf(rate, sample)).toEqual({ rate, sample, ahead: least('ahead'), behind: least('behind') });
  });

  test.each([
    [0.1, 60, 12, 1],
    [0.1, 120, 20, 5],
    [0.05, 200, 18, 3],
    [0.5, 100, 62, 38],
  ])('of %f and %i supports from %i on and refutes up to %i at its end', (rate, sample, from, to) => {
    const corridor = corridorOf(rate, sample);
    const atEnd = (k: number) => judgeWalk(corridor, { answers: mixed(k, sample), firstLook: sample, isEnded: true });
    expect([from - 1, from, to, to + 1].map((k) => atEnd(k)?.verdict)).toEqual([
      'inconclusive',
      'supports',
      'refutes',
      'inconclusive',
    ]);
  });

  test.each([
    [60, 12, 1],
    [100, 17, 4],
  ])('of 0.1 and 120 that ends at %i supports from %i on and refutes up to %i', (count, from, to) => {
    const end = (k: number) => judgeWalk(locked, { answers: mixed(k, count), firstLook: count, isEnded: true });
    expect([from - 1, from, to, to + 1].map((k) => end(k)?.verdict)).toEqual([
      'inconclusive',
      'supports',
      'refutes',
      'inconclusive',
    ]);
    const { ahead, behind } = lastLook(locked, count);
    expect(ahead <= locked.ahead && behind <= locked.behind).toBe(true);
  });

  test.each([
    [9, 10, 'supports'],
    [10, 20, 'supports'],
    [12, 40, 'supports'],
    [14, 60, 'supports'],
    [16, 80, 'supports'],
    [18, 100, 'supports'],
    [17, 100, undefined],
    [1, 80, 'refutes'],
    [3, 100, 'refutes'],
    [4, 100, undefined],
  ])('%i of the first %i at 0.1 and 120: %s', (k, n, verdict) => {
    const judged = judgeWalk(locked, { answers: mixed(k, n), firstLook: n, isEnded: false });
    expect(judged?.verdict).toBe(verdict);
    if (judged) expect(judged).toEqual({ verdict, n, k });
  });

  test.each([
    [10, 12, 0.5, 'supports'],
    [18, 120, 0.1, 'inconclusive'],
    [38, 240, 0.1, 'supports'],
    [391, 400, 0.95, 'supports'],
    [2, 150, 0.05, 'refutes'],
  ])('the sample project: %i of %i at %f %s', (k, n, rate, verdict) => {
    const walk = { answers: mixed(k, n), firstLook: n, isEnded: false };
    expect(judgeWalk(corridorOf(rate, n), walk)).toEqual({ verdict, n, k });
  });

  test('forgets what crossed before the first look', () => {
    const answers = [...first(9, true), ...first(51, false)];
    expect(judgeWalk(locked, { answers, firstLook: 10, isEnded: false })).toEqual({ verdict: 'supports', n: 10, k: 9 });
    expect(judgeWalk(locked, { answers, firstLook: 60, isEnded: false })).toBeNull();
  });

  test('looks at no more than was planned', () => {
    const answers = [...mixed(12, 120), ...first(100, true)];
    expect(judgeWalk(locked, { answers, firstLook: 120, isEnded: false })).toEqual({
      verdict: 'inconclusive',
      n: 120,
      k: 12,
    });
  });

  test('is crossed as often as all paths of fourteen answers say', () => {
    for (const [rate, bound] of [
      [0.1, 2.51],
      [0.3, 3.11],
      [0.5, 4],
    ] as const) {
      let [ahead, behind] = [0, 0];
      for (let path = 0; path < 2 ** 14; path++) {
        let [k, most, least] = [0, 0, 0];
        for (let n = 1; n <= 14; n++) {
          k += (path >> (n - 1)) & 1;
          most = Math.max(most, k - n * rate);
          least = Math.min(least, k - n * rate);
        }
        const chance = rate ** k * (1 - rate) ** (14 - k);
        if (most >= bound - 1e-9) ahead += chance;
        if (-least >= bound - 1e-9) behind += chance;
      }
      const walk = { rate, truth: rate, sample: 14 };
      expect(firstCrossings({ ...walk, ahead: bound }).supports).toBeCloseTo(ahead, 12);
      expect(firstCrossings({ ...walk, behind: bound }).refutes).toBeCloseTo(behind, 12);
    }
  });

  test.each([
    [0.1, 120, 60, 5.01],
    [0.5, 40, 39, 3],
    [0.3, 20, 20, 4.5],
    [0.2, 50, 1, 0.5],
  ])('of %f and %i is crossed by a look at %i as if that were the end', (rate, sample, count, bound) => {
    for (const side of ['ahead', 'behind'] as const) {
      const walk = { rate, truth: rate, [side]: 6 };
      const { byLook } = firstCrossings({ ...walk, sample, look: { count, bounds: { [side]: bound } } });
      const { supports, refutes } = firstCrossings({ ...walk, sample: count, last: { [side]: bound } });
      expect(byLook).toBe(supports + refutes);
    }
  });

  test.each([
    [0.1, 120],
    [0.5, 40],
    [0.01, 1],
  ])('of %d and %d that ends before anybody has answered says nothing', (rate, sample) => {
    const judged = judgeWalk(corridorOf(rate, sample), { answers: [], firstLook: 1, isEnded: true });
    expect(judged).toEqual({ verdict: 'inconclusive', n: 0, k: 0 });
  });

  test('is wrong in three to seven of a hundred tests that are looked at after every answer', () => {
    const random = seeded(20_261_123);
    const runs = 2000;
    const wrong = Array.from({ length: runs }, () =>
      judgeWalk(locked, { answers: Array.from({ length: 120 }, () => random() < 0.1), firstLook: 1, isEnded: true }),
    ).filter((judged) => judged?.verdict !== 'inconclusive').length;
    expect(wrong / runs).toBeGreaterThan(0.03);
    expect(wrong / runs).toBeLessThan(0.07);
  });

  test('one more yes never lowers a verdict, and none contradicts its interval', () => {
    const rank = { refutes: 0, inconclusive: 1, supports: 2 };
    const corridors = [locked, corridorOf(0.5, 40), corridorOf(0.05, 60)];
    fc.assert(
      fc.property(
        fc.constantFrom(...corridors).chain((corridor) =>
          fc.record({
            corridor: fc.constant(corridor),
            answers: fc.array(fc.boolean(), { minLength: 1, maxLength: corridor.sample }),
            firstLook: fc.integer({ min: 1, max: corridor.sample }),
          }),
        ),
        fc.nat(),
        ({ corridor, answers, firstLook }, place) => {
          const judge = (each: readonly boolean[]) => judgeWalk(corridor, { answers: each, firstLook, isEnded: true });
          const before = judge(answers);
          const after = judge(answers.with(place % answers.length, true));
          expect(before && after && rank[after.verdict] >= rank[before.verdict]).toBe(true);
          if (!before) return;
          const [low, high] = sequenceInterval(before.k, before.n, corridor.sample);
          if (before.verdict === 'supports') expect(high).toBeGreaterThan(corridor.rate);
          if (before.verdict === 'refutes') expect(low).toBeLessThan(corridor.rate);
        },
      ),
    );
  });
});

describe('planning', () => {
  test.each([
    [0.1, 0.15, 349, 246],
    [0.1, 0.2, 100, 69],
    [0.1, 0.05, 251, 192],
    [0.05, 0.1, 209, 145],
  ])('from %f to %f takes %i answers, %i on average', (rate, truth, sample, answers) => {
    expect(sampleFor(rate, truth)).toBe(sample);
    expect(Math.round(outcomeIf(corridorOf(rate, sample), truth).answers)).toBe(answers);
  });

  test('at 0.1 and 120 decides at visitor 77 on average if the truth is 0.2', () => {
    const { supports, refutes, inconclusive, answers } = outcomeIf(locked, 0.2);
    expect(Math.round(answers)).toBe(77);
    expect(supports + refutes + inconclusive).toBeCloseTo(1, 10);
  });

  test('is told apart from what a textbook promises', () => {
    expect(textbookSample(0.1, 0.15)).toBeCloseTo(315.7786, 3);
    expect(textbookSample(0.1, 0.2)).toBeCloseTo(85.4955, 3);
  });

  test.each([
    [0.1, 0.2],
    [0.3, 0.5],
    [0.5, 0.35],
    [0.02, 0.1],
  ])('from %f to %f: one answer less is too few, and no more answers are', (rate, truth) => {
    const sample = sampleFor(rate, truth) ?? 0;
    const right = (size: number): number => {
      const { supports, refutes } = outcomeIf(corridorOf(rate, size), truth);
      return truth > rate ? supports : refutes;
    };
    expect(right(sample - 1)).toBeLessThan(0.8);
    for (let size = sample; size < 2 * sample; size++) expect(right(size)).toBeGreaterThanOrEqual(0.8);
  });

  test('finds a corridor from its neighbor as it does alone', () => {
    for (const [rate, sample, near] of [
      [0.1, 120, 121],
      [0.1, 120, 60],
      [0.5, 40, 400],
      [0.95, 80, 81],
    ] as const) {
      expect(corridorOf(rate, sample, corridorOf(rate, near))).toEqual(corridorOf(rate, sample));
    }
  });

  test('gives up where no sample is enough', () => {
    expect([sampleFor(0.1, 0.1), sampleFor(0.1, 0.101)]).toEqual([null, null]);
  });
});

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
