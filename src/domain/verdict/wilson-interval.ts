/** Shares between 0 and 1. */
export type Interval = readonly [low: number, high: number];

/** The normal quantile for 95 % confidence, two-sided. */
export const z = 1.959964;

/**
 * Between which true shares `k` of `n` leaves open. Nothing counted leaves everything open.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
 */
export function wilsonInterval(k: number, n: number): Interval {
  if (n === 0) return [0, 1];
  const p = k / n;
  const scale = 1 + z ** 2 / n;
  const centre = (p + z ** 2 / (2 * n)) / scale;
  const margin = (z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / scale;
  // Where nobody or everybody said yes a bound is exactly 0 or 1, which rounding would miss by a hair.
  return [k === 0 ? 0 : centre - margin, k === n ? 1 : centre + margin];
}
