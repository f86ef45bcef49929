import { wilsonInterval } from './wilson-interval.ts';

interface Counted {
  readonly k: number;
  readonly n: number;
}

/** The interval of the difference of two shares, for one look: Newcombe, Statistics in Medicine 17 (1998), method 10. */
export function newcombeInterval(one: Counted, other: Counted): readonly [low: number, high: number] {
  const [p, q] = [one.k / one.n, other.k / other.n];
  const [low1, high1] = wilsonInterval(one.k, one.n);
  const [low2, high2] = wilsonInterval(other.k, other.n);
  return [p - q - Math.hypot(p - low1, high2 - q), p - q + Math.hypot(high1 - p, q - low2)];
}
