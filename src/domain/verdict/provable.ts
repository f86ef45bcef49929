import { corridorOf } from './corridor.ts';
import { corridorOutcomes, wilsonOutcomes } from './outcomes.ts';
import type { TestPlan } from './test-plan.ts';

/** The share that a sample can prove, as a fraction that people say. */
export interface Provable {
  /** So many of the sample say yes: as the founder expects, or all of them. */
  readonly k: number;
  readonly n: number;
  readonly isExpected: boolean;
  readonly side: 'at-least' | 'at-most';
  /** "1 in 4"; null if so few answers show no share at all. */
  readonly share: string | null;
}

type Fraction = readonly [part: number, whole: number];

const fractions: readonly Fraction[] = [
  [1, 100],
  [1, 50],
  [1, 20],
  [1, 10],
  [1, 8],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
  [49, 50],
  [99, 100],
];

/**
 * The greatest share that is supported if as many say yes as the founder expects, or all where nothing is expected; of an
 * expectation below the criterion the least share that is refuted. Works out some corridors: in a browser, off the main thread.
 */
export function provableShare({ formula, criterion, n }: TestPlan, expected: number | null): Provable {
  const k = Math.round(n * (expected ?? 1));
  const side = expected !== null && expected < criterion ? 'at-most' : 'at-least';
  const outcomesAt = (rate: number) =>
    formula === 'corridor-1' ? corridorOutcomes(corridorOf(rate, n)) : wilsonOutcomes(n, rate);
  const isShown = ([part, whole]: Fraction): boolean => {
    const { supportsFrom, refutesUpTo } = outcomesAt(part / whole);
    return side === 'at-least' ? supportsFrom !== null && k >= supportsFrom : refutesUpTo !== null && k <= refutesUpTo;
  };
  // Towards the end of these nothing is shown any more.
  const bolder = side === 'at-least' ? fractions : fractions.toReversed();
  let [shown, not] = [-1, bolder.length];
  while (not - shown > 1) {
    const middle = Math.floor((shown + not) / 2);
    const fraction = bolder[middle];
    if (fraction && isShown(fraction)) shown = middle;
    else not = middle;
  }
  const best = bolder[shown];
  return { k, n, isExpected: expected !== null, side, share: best ? `${best[0]} in ${best[1]}` : null };
}
