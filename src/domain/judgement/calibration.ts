import type { Experiment, Method } from '../experiment/experiment.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { type Interval, wilsonInterval } from '../verdict/wilson-interval.ts';

/** A prediction that was sealed with its experiment, and what came of it. */
export interface ToldAndFound {
  readonly experimentId: string;
  readonly projectId: string;
  readonly method: Method;
  readonly prediction: Verdict;
  readonly verdict: Verdict;
}

/** How often a founder was right. */
export interface HitRate {
  readonly hits: number;
  readonly count: number;
  /** Where the true rate lies, at 95% (Wilson). */
  readonly interval: Interval;
  /** See `brierScore`; null while nothing was judged. */
  readonly brier: number | null;
}

export interface Calibration extends HitRate {
  readonly byMethod: readonly (HitRate & { readonly method: Method })[];
  /** One for each project, in the order of the experiments. */
  readonly byProject: readonly (HitRate & { readonly projectId: string })[];
  /** In the order of the experiments. */
  readonly each: readonly ToldAndFound[];
}

type Calibrated = Pick<Experiment, 'id' | 'projectId' | 'method' | 'prediction' | 'lock' | 'judgements'>;

/** Predictions against verdicts; of several judgements of an experiment the last holds. */
export function calibrationOf(experiments: Iterable<Calibrated>): Calibration {
  const each: ToldAndFound[] = [];
  for (const { id, projectId, method, prediction, lock, judgements } of experiments) {
    const verdict = judgements.at(-1)?.verdict;
    if (!lock || prediction === null || verdict === undefined) continue;
    each.push({ experimentId: id, projectId, method, prediction, verdict });
  }
  const methods = [...new Set(each.map(({ method }) => method))];
  const projects = [...new Set(each.map(({ projectId }) => projectId))];
  return {
    ...hitRateOf(each),
    byMethod: methods.map((method) => ({ method, ...hitRateOf(each.filter((one) => one.method === method)) })),
    byProject: projects.map((projectId) => ({
      projectId,
      ...hitRateOf(each.filter((one) => one.projectId === projectId)),
    })),
    each,
  };
}

function hitRateOf(each: readonly ToldAndFound[]): HitRate {
  const hits = each.filter(({ prediction, verdict }) => prediction === verdict).length;
  return { hits, count: each.length, interval: wilsonInterval(hits, each.length), brier: brierScore(each) };
}

/**
 * Over all three verdicts, the mean of the sum of (forecast − outcome)², where the founder's forecast is 1 for the predicted
 * verdict and 0 for the others: 0 is always right, 2 always wrong, 4/3 what guessing comes to.
 * Source: G. W. Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather Review 78, 1950.
 */
function brierScore(each: readonly ToldAndFound[]): number | null {
  if (each.length === 0) return null;
  const sum = each.reduce((total, { prediction, verdict }) => total + (prediction === verdict ? 0 : 2), 0);
  return sum / each.length;
}
