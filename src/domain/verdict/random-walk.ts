interface Bounds {
  readonly ahead?: number;
  readonly behind?: number;
}

export interface WalkInput extends Bounds {
  /** The criterion, from which the distance is counted. */
  readonly rate: number;
  /** The chance of a yes that is assumed. */
  readonly truth: number;
  readonly sample: number;
  /** Other bounds for the last answer alone. */
  readonly last?: Bounds;
  /** The walk ends once the chance of a crossing is larger: how much larger it would be is not asked then. */
  readonly enough?: number;
}

export interface FirstCrossings {
  /** The chance that the upper bound is reached first, and that the lower one is. */
  readonly supports: number;
  readonly refutes: number;
  /** How many answers are used on average. */
  readonly answers: number;
}

/** Less than this of all paths is left out; what is left out together is far below what a hundredth of a bound changes. */
const negligible = 1e-16;
const slack = 1e-9;

/**
 * The chances that the number of those who said yes first gets so far ahead of the pace, or behind it. Exact, by the
 * recursion f(n, k) = (1 - p) f(n - 1, k) + p f(n - 1, k - 1), in which paths that have crossed are taken out.
 */
export function firstCrossings({
  rate,
  truth,
  sample,
  ahead,
  behind,
  last = {},
  enough = 1,
}: WalkInput): FirstCrossings {
  const mass = new Float64Array(sample + 2);
  mass[0] = 1;
  const at = (k: number): number => mass[k] ?? 0;
  let [low, high] = [0, 0];
  let [supports, refutes, answers, going] = [0, 0, 0, 1];
  const take = (k: number): number => {
    const taken = at(k);
    mass[k] = 0;
    going -= taken;
    return taken;
  };
  for (let n = 1; n <= sample && low <= high && supports + refutes <= enough; n++) {
    answers += going;
    high += 1;
    for (let k = high; k > low; k--) mass[k] = (1 - truth) * at(k) + truth * at(k - 1);
    mass[low] = (1 - truth) * at(low);
    const up = (n === sample ? last.ahead : undefined) ?? ahead ?? Number.POSITIVE_INFINITY;
    const down = (n === sample ? last.behind : undefined) ?? behind ?? Number.POSITIVE_INFINITY;
    for (; low <= high && high - n * rate >= up - slack; high--) supports += take(high);
    for (; low <= high && n * rate - low >= down - slack; low++) refutes += take(low);
    for (; low < high && at(low) < negligible; low++) mass[low] = 0;
    for (; low < high && at(high) < negligible; high--) mass[high] = 0;
  }
  return { supports, refutes, answers };
}
