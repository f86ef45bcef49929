import { wilsonInterval } from './wilson-interval.ts';

export const verdicts = ['supports', 'inconclusive', 'refutes'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Judges `k` of `n` by a criterion (a share between 0 and 1) that was locked before: supports if the whole interval
 * reaches the criterion, refutes if the whole interval stays below it.
 */
export function verdictOf(k: number, n: number, criterion: number): Verdict {
  const [low, high] = wilsonInterval(k, n);
  if (low >= criterion) return 'supports';
  return high < criterion ? 'refutes' : 'inconclusive';
}
