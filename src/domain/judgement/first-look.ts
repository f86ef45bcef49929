import type { Lock } from '../experiment/experiment.ts';
import type { Entry } from './entry.ts';

/** From the start; after it a verdict may be given whatever has come. The first visitors are friends. */
export const fullDaysMs = 7 * 24 * 60 * 60 * 1000;

/** From which entry on a verdict may be given: half of the sample, or what had come after seven full days. */
export function firstLookOf(
  { n, startedAt }: Pick<Lock, 'n' | 'startedAt'>,
  sample: readonly Entry[],
  at: string,
): number {
  const half = Math.ceil(n / 2);
  const week = Date.parse(startedAt) + fullDaysMs;
  if (Date.parse(at) < week) return half;
  const before = sample.filter(({ recordedAt }) => Date.parse(recordedAt) < week).length;
  return Math.min(half, Math.max(1, before));
}
