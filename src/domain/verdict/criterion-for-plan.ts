import { forecastPlan, type TestPlan } from './test-plan.ts';

/** A criterion that the same sample would answer, and how likely. */
export interface OtherCriterion {
  readonly criterion: number;
  readonly chance: number;
}

/** Criteria are offered in whole percent, below 5% in tenths. */
const offered: readonly number[] = [
  ...Array.from({ length: 49 }, (_, at) => (at + 1) / 1000),
  ...Array.from({ length: 95 }, (_, at) => (at + 5) / 100),
];

/**
 * The criterion nearest to that of a plan, further from a `truth` that is assumed, which its sample answers rightly with this
 * chance; null if none does. Works out some corridors: in a browser, off the main thread.
 */
export function criterionForPlan(plan: TestPlan, truth: number, chance = 0.8): OtherCriterion | null {
  if (truth === plan.criterion) return null;
  const isLower = truth > plan.criterion;
  const further = isLower
    ? offered.filter((each) => each < plan.criterion).toReversed()
    : offered.filter((each) => each > plan.criterion);
  const chanceAt = (criterion: number): number => {
    const { supports, refutes } = forecastPlan({ ...plan, criterion }, truth).chances;
    return isLower ? supports : refutes;
  };
  let [short, found]: [number, OtherCriterion | null] = [-1, null];
  let end = further.length;
  while (end - short > 1) {
    const middle = Math.floor((short + end) / 2);
    const criterion = further[middle] ?? plan.criterion;
    const reached = chanceAt(criterion);
    if (reached >= chance) [end, found] = [middle, { criterion, chance: reached }];
    else short = middle;
  }
  return found;
}
