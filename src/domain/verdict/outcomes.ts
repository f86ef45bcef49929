import { verdictOf } from './verdict.ts';

/** How many of a planned sample would decide; null where no count could. What lies between is inconclusive. */
export interface Outcomes {
  readonly supportsFrom: number | null;
  readonly refutesUpTo: number | null;
}

/** What each result of a planned sample of `n` would mean, said before the test begins. */
export function outcomesOf(n: number, criterion: number): Outcomes {
  const supportsFrom = firstCount(n, (k) => verdictOf(k, n, criterion) === 'supports');
  const notRefuting = firstCount(n, (k) => verdictOf(k, n, criterion) !== 'refutes') ?? n + 1;
  return { supportsFrom, refutesUpTo: notRefuting === 0 ? null : notRefuting - 1 };
}

/** The same as a sentence; `counted` is what a person of the sample does, in the plural: "sign-ups". */
export function outcomesText(n: number, criterion: number, counted: string): string {
  const { supportsFrom, refutesUpTo } = outcomesOf(n, criterion);
  const supports =
    supportsFrom === null ? `no number of ${counted} can support it` : `${supportsFrom}+ ${counted} support it`;
  const refutes = refutesUpTo === null ? 'no number can refute it' : `${refutesUpTo} or fewer refute it`;
  return `${supports}, ${refutes}, anything between is inconclusive.`;
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
