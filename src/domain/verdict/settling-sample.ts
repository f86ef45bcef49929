import { z } from './wilson-interval.ts';

/** As many standard errors as the larger side of a corridor is wide; see `corridorOf`. */
const corridorWidth = 2.2414;

/**
 * About how large a sample would have to be for the same share to support or refute the criterion; null if the share is
 * the criterion itself, which no sample settles. For planning the next test, never for prolonging this one.
 *
 * A corridor is at most one person wider or narrower than 2.2414 standard errors. A Wilson bound meets the criterion c where
 * n(p − c)² = z²c(1 − c), since the interval inverts the score test.
 */
export function settlingSample(share: number, criterion: number, formula: 'corridor-1' | 'wilson-1'): number | null {
  const distance = Math.abs(share - criterion);
  if (distance === 0) return null;
  const width = formula === 'corridor-1' ? corridorWidth : z;
  return Math.max(1, Math.ceil((width ** 2 * criterion * (1 - criterion)) / distance ** 2));
}
