import { z } from './wilson-interval.ts';

/**
 * How large a sample would have to be for the same share to support or refute the criterion; null where the share is the
 * criterion itself, which no sample settles. For planning the next test, never for prolonging this one.
 *
 * A Wilson bound meets the criterion c where n(p − c)² = z²c(1 − c), since the interval inverts the score test.
 */
export function settlingSample(share: number, criterion: number): number | null {
  const distance = share - criterion;
  if (distance === 0) return null;
  const n = (z ** 2 * criterion * (1 - criterion)) / distance ** 2;
  // On the line itself a result supports, but does not refute.
  return Math.max(1, distance > 0 ? Math.ceil(n) : Math.floor(n) + 1);
}
