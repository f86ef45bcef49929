import { lnGamma } from './ln-gamma.ts';

/** Terms below this part of the sum change none of its digits. */
const negligible = 1e-17;

/** The chance of at least `k` yeses of `n` answers, if each is one with the chance `rate`, between 0 and 1. To about seven digits. */
export function binomialTail(k: number, n: number, rate: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  // From the middle outward each term is smaller than the one before.
  if (k < n * rate) return 1 - binomialTail(n - k + 1, n, 1 - rate);
  const choices = lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1);
  let term = Math.exp(choices + k * Math.log(rate) + (n - k) * Math.log1p(-rate));
  let sum = 0;
  for (let yeses = k; yeses <= n; yeses++) {
    sum += term;
    term *= ((n - yeses) / (yeses + 1)) * (rate / (1 - rate));
    if (term < negligible * sum) break;
  }
  return sum;
}
