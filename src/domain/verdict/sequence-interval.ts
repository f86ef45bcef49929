import { lnBeta } from './ln-gamma.ts';

/**
 * `sequence-1`: an interval that holds at every look at once, with 95%. A beta-binomial mixture around each share, after
 * Robbins (1970); Howard, Ramdas, McAuliffe and Sekhon, Annals of Statistics 49 (2021), section 3.5.
 */
const threshold = 20;
/** Makes the interval narrowest at the planned sample. */
const tuning = 2 * Math.log(threshold) + Math.log(1 + 2 * Math.log(threshold));
/** A plan for fewer than nine answers would have none of it. */
const strengthAtLeast = 0.1;

/** How much more likely `k` of `n` is under the mixture than if the share were `share`, as a natural logarithm. */
export function lnEvidence(k: number, n: number, share: number, sample: number): number {
  const strength = Math.max(strengthAtLeast, sample / tuning - 1);
  const [a, b] = [strength * share, strength * (1 - share)];
  // 0 times the logarithm of 0 is 0 here.
  const yes = k === 0 ? 0 : k * Math.log(share);
  const no = n === k ? 0 : (n - k) * Math.log1p(-share);
  return lnBeta(a + k, b + n - k) - lnBeta(a, b) - yes - no;
}

/** Every share between 0 and 1 that `k` of `n` does not exclude, in a test that was planned for `sample`. */
export function sequenceInterval(k: number, n: number, sample: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const isIncluded = (share: number): boolean => lnEvidence(k, n, share, sample) < Math.log(threshold);
  const seen = k / n;
  return [k === 0 ? 0 : edge(0, seen, isIncluded), k === n ? 1 : edge(1, seen, isIncluded)];
}

/** Where inclusion ends between a share that is excluded and one that is included. */
function edge(outside: number, inside: number, isIncluded: (share: number) => boolean): number {
  let [out, within] = [outside, inside];
  for (let round = 0; round < 60; round++) {
    const middle = (out + within) / 2;
    if (isIncluded(middle)) within = middle;
    else out = middle;
  }
  return within;
}
