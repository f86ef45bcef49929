import { type Corridor, corridorOf, sampleAtMost } from './corridor.ts';
import { corridorOutcomes, type Outcomes, wilsonOutcomes } from './outcomes.ts';
import { outcomeIf, type PlannedOutcome, sampleFor, textbookSample } from './planning.ts';
import { firstCrossings } from './random-walk.ts';

/** A plan that a founder is about to lock. */
export interface TestPlan {
  readonly formula: 'corridor-1' | 'wilson-1';
  /** The share that must say yes, between 0 and 1, both excluded. */
  readonly criterion: number;
  /** The sample; up to `sampleAtMost` for `corridor-1`. */
  readonly n: number;
}

/** Expected outcome of a plan. */
export interface PlanForecast {
  readonly plan: TestPlan;
  /** Null for `wilson-1`, which looks once. */
  readonly corridor: Corridor | null;
  /** Meaning of each result of the whole sample. */
  readonly outcomes: Outcomes;
  /** The chances of each verdict and how many answers are used, if a share of `truth` really says yes. */
  readonly truth: number;
  readonly chances: PlannedOutcome;
}

/** Takes up to 200 ms: in a browser, off the main thread. */
export function forecastPlan(plan: TestPlan, truth: number): PlanForecast {
  const { formula, criterion, n } = plan;
  if (formula === 'corridor-1') {
    const corridor = corridorOf(criterion, n);
    return { plan, corridor, outcomes: corridorOutcomes(corridor), truth, chances: outcomeIf(corridor, truth) };
  }
  const outcomes = wilsonOutcomes(n, criterion);
  return { plan, corridor: null, outcomes, truth, chances: oneLook(n, outcomes, truth) };
}

/** The chances of a test that is looked at once. */
function oneLook(n: number, { supportsFrom, refutesUpTo }: Outcomes, truth: number): PlannedOutcome {
  const never = Number.POSITIVE_INFINITY;
  const last = { ahead: supportsFrom ?? never, behind: refutesUpTo === null ? never : -refutesUpTo };
  // Counted from a criterion of 0, the distance from the pace is the count itself.
  const { supports, refutes } = firstCrossings({ rate: 0, truth, sample: n, last });
  return { supports, refutes, inconclusive: Math.max(0, 1 - supports - refutes), answers: n };
}

/**
 * The sample from which on the right answer is found with a chance of 80%, if a share of `truth` really says yes; null if
 * that would take more than `sampleAtMost`, or if the truth is the criterion itself. Takes up to some seconds: in a browser,
 * off the main thread.
 */
export function sampleForPlan({ formula, criterion }: Omit<TestPlan, 'n'>, truth: number): number | null {
  return formula === 'corridor-1' ? sampleFor(criterion, truth) : wilsonSampleFor(criterion, truth, 0.8);
}

/** Searches like `sampleFor`: well above the saw's teeth first, and then down. */
function wilsonSampleFor(criterion: number, truth: number, chance: number): number | null {
  if (truth === criterion) return null;
  const isEnough = (n: number, wanted: number): boolean => {
    const { supports, refutes } = oneLook(n, wilsonOutcomes(n, criterion), truth);
    return (truth > criterion ? supports : refutes) >= wanted;
  };
  let n = Math.min(sampleAtMost, Math.ceil(textbookSample(criterion, truth)) + 1);
  while (!isEnough(n, chance + (1 - chance) / 2)) {
    if (n === sampleAtMost) return null;
    n = Math.min(sampleAtMost, Math.ceil(n * 1.1) + 1);
  }
  while (n > 1 && isEnough(n - 1, chance)) n -= 1;
  return n;
}
