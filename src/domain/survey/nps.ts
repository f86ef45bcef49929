import { type Interval, z } from '../verdict/wilson-interval.ts';

interface NpsCounts {
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
}

/** Net Promoter Score: the share of 9 and 10 less that of 0 to 6, in points from -100 to 100. */
export interface NpsScore extends NpsCounts {
  readonly score: number;
  readonly standardError: number;
  readonly interval: Interval;
}

/** At most 100 below or above: the interval is that of the mean of +1, 0 and -1. At least one has answered. */
export function npsOf({ promoters, passives, detractors }: NpsCounts): NpsScore {
  const n = promoters + passives + detractors;
  const score = (100 * (promoters - detractors)) / n;
  const variance = (promoters + detractors) / n - (score / 100) ** 2;
  const standardError = 100 * Math.sqrt(Math.max(0, variance) / n);
  const bound = (at: number): number => Math.min(100, Math.max(-100, at));
  const interval = [bound(score - z * standardError), bound(score + z * standardError)] as const;
  return { promoters, passives, detractors, score, standardError, interval };
}

/** False if all answers are in one group: the formula then finds no error, though there is one. */
export const isMeasured = ({ standardError }: NpsScore): boolean => standardError > 0;
