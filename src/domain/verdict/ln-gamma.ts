/** Lanczos' approximation with g = 7 and nine terms: about 15 digits. https://en.wikipedia.org/wiki/Lanczos_approximation */
const terms = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_59, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6,
  1.505_632_735_149_311_6e-7,
] as const;

/** The logarithm of the gamma function, of a number above 0. */
export function lnGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const base = x - 1;
  const [first, ...others] = terms;
  const sum = others.reduce((total, term, n) => total + term / (base + n + 1), first as number);
  const t = base + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The logarithm of the beta function. */
export const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);
