import { errorOfSide, sampleAtMost } from './corridor.ts';
import type { TestPlan } from './test-plan.ts';
import { z } from './wilson-interval.ts';

/** Binary arithmetic must not decide what a founder could work out by hand. */
const slack = 1e-9;

/**
 * The least planned sample whose criterion can be supported at all; null if none of up to `sampleAtMost` is enough. Of fewer,
 * even a yes from everybody happens too often by chance. Larger samples can always be supported.
 */
export function leastSample({ formula, criterion }: Omit<TestPlan, 'n'>): number | null {
  const least = formula === 'corridor-1' ? leastForCorridor(criterion) : leastForWilson(criterion);
  return least <= sampleAtMost ? least : null;
}

/** Whether no result of the planned sample can support the criterion, so that the test cannot be decided by it. */
export function isTooSmall({ n, ...plan }: TestPlan): boolean {
  const least = leastSample(plan);
  return least === null || n < least;
}

/**
 * Yeses without a no get furthest ahead, by `1 - rate` each. Those that happen in at most 2.5% of tests must reach a bound in
 * whole hundredths that one fewer does not reach.
 */
function leastForCorridor(rate: number): number {
  const yeses = Math.ceil(Math.log(errorOfSide) / Math.log(rate) - slack);
  const bound = (Math.floor((yeses - 1) * (1 - rate) * 100 + slack) + 1) / 100;
  return Math.ceil(bound / (1 - rate) - slack);
}

/** The lower bound of `n` of `n` is n / (n + z²). */
const leastForWilson = (rate: number): number => Math.ceil((z ** 2 * rate) / (1 - rate) - slack);
