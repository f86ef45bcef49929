import { sampleAtMost } from '#domain/verdict/corridor.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import { countOf, type ExperimentDraft, shareOf } from './experiment-draft.ts';
import type { PlannedTest } from './test-planner.machine.ts';

/**
 * The true share that is assumed where the founder expects none for a prediction: twice the criterion where it is to support it, or halfway to everybody where
 * that is less; half of it where it is to refute it; the criterion itself where neither is expected.
 */
export function assumedTruth(criterion: number, prediction: Verdict | null): number {
  if (prediction === 'inconclusive') return criterion;
  return prediction === 'refutes' ? criterion / 2 : Math.min(2 * criterion, (1 + criterion) / 2);
}

/** Returns the test that a draft plans; null if a number is missing, or the sample is too large to compute. */
export function plannedTestOf({
  criterion: typed,
  n: planned,
  formula,
  prediction,
  expected: typedExpectation,
}: ExperimentDraft): PlannedTest | null {
  const criterion = shareOf(typed);
  const n = countOf(planned);
  if (criterion === null || criterion === undefined || n === null || n === undefined || n > sampleAtMost) return null;
  const expected = shareOf(typedExpectation) ?? null;
  return { plan: { formula, criterion, n }, truth: expected ?? assumedTruth(criterion, prediction), expected };
}
