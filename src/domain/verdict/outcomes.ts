import type { Corridor } from './corridor.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** How many of a complete sample would decide; null if no count could. What lies between is inconclusive. */
export interface Outcomes {
  readonly supportsFrom: number | null;
  readonly refutesUpTo: number | null;
}

/** Binary arithmetic must not decide what a founder could work out by hand. */
const slack = 1e-9;

/** Returns the counts of the whole sample that would decide by `corridor-1`. A verdict may come before. */
export function corridorOutcomes({ rate, sample, ahead, behind }: Corridor): Outcomes {
  const supportsFrom = Math.ceil(sample * rate + ahead - slack);
  const refutesUpTo = Math.floor(sample * rate - behind + slack);
  return {
    supportsFrom: supportsFrom > sample ? null : supportsFrom,
    refutesUpTo: refutesUpTo < 0 ? null : refutesUpTo,
  };
}

/** Returns the counts of a sample of `n` that would decide by `wilson-1`. */
export function wilsonOutcomes(n: number, criterion: number): Outcomes {
  const supportsFrom = firstCount(n, (k) => verdictOf(k, n, criterion) === 'supports');
  const notRefuting = firstCount(n, (k) => verdictOf(k, n, criterion) !== 'refutes') ?? n + 1;
  return { supportsFrom, refutesUpTo: notRefuting === 0 ? null : notRefuting - 1 };
}

/** Returns the counts of the whole sample that decide by the locked terms. */
export function lockedOutcomes(lock: {
  readonly formula: 'corridor-1' | 'wilson-1';
  readonly criterion: number;
  readonly n: number;
  readonly ahead: number;
  readonly behind: number;
}): Outcomes {
  const { formula, criterion, n, ahead, behind } = lock;
  return formula === 'corridor-1'
    ? corridorOutcomes({ rate: criterion, sample: n, ahead, behind })
    : wilsonOutcomes(n, criterion);
}

/** Returns the verdict of `k` yeses in the whole sample. */
export function verdictAmong({ supportsFrom, refutesUpTo }: Outcomes, k: number): Verdict {
  if (supportsFrom !== null && k >= supportsFrom) return 'supports';
  return refutesUpTo !== null && k <= refutesUpTo ? 'refutes' : 'inconclusive';
}

/** The least of 0 to `n` for which something holds that, once it holds, holds for all that is greater. */
function firstCount(n: number, holds: (k: number) => boolean): number | null {
  let low = 0;
  let high = n + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low > n ? null : low;
}
