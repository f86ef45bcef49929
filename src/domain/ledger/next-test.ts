import { type Experiment, isUnderWay, type Method } from '../experiment/experiment.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Evidence } from './ledger.ts';
import { riskiestOf, type Scored } from './score.ts';

/** Returns the verdict of the last judged experiment that counts; null while none was judged. */
export function verdictOf({ evidence }: Pick<Scored, 'evidence'>): Verdict | null {
  const judged = evidence.findLast(isJudged);
  return judged ? verdicts[judged.direction] : null;
}

const verdicts = { '-1': 'refutes', '0': 'inconclusive', '1': 'supports' } as const;
const isJudged = ({ experimentId, superseded }: Evidence): boolean => experimentId !== null && superseded === null;

/**
 * Returns the assumption to test next: the highest risk among those that no test runs on, settled or not; undefined if
 * there is none.
 */
export function nextToTest(scores: readonly Scored[], experiments: readonly Experiment[]): Scored | undefined {
  const tested = new Set(experiments.filter(isUnderWay).map(({ assumptionId }) => assumptionId));
  return riskiestOf(scores.filter(({ assumption }) => !tested.has(assumption.id)));
}

/** From words to money: each asks more of the people who are tested. */
const ladder = ['interviews', 'page', 'pre-order'] as const satisfies readonly Method[];
const steps: Readonly<Record<Method, number>> = {
  interviews: 0,
  survey: 0,
  data: 0,
  page: 1,
  'fake-door': 1,
  split: 1,
  'pre-order': 2,
  prototype: 2,
};

/** How to test an assumption next: by the step after the furthest one that was reached; what can be built is built in small. */
export function proposedMethod(
  { assumption, evidence }: Scored,
  methodOf: (experimentId: string) => Method | undefined,
): Method {
  if (assumption.lens === 'feasibility') return 'prototype';
  let reached = -1;
  for (const { rung, superseded, experimentId } of evidence) {
    if (superseded !== null) continue;
    const method = experimentId === null ? undefined : methodOf(experimentId);
    if (method) reached = Math.max(reached, steps[method]);
    // Somebody has been talked to.
    else if (rung === 'anecdote' || rung === 'market') reached = Math.max(reached, 0);
  }
  return ladder[Math.min(reached + 1, ladder.length - 1)] ?? 'interviews';
}
