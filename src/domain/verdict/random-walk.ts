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
  /** Also asks how likely a crossing was until `count` answers if those had been the last, with `bounds` for them. */
  readonly look?: { readonly count: number; readonly bounds: Bounds };
}

export interface FirstCrossings {
  /** The chance that the upper bound is reached first, and that the lower one is. */
  readonly supports: number;
  readonly refutes: number;
  /** How many answers are used on average. */
  readonly answers: number;
  /** The chance of a crossing until the look that was asked for, or of more than `enough` before it. */
  readonly byLook: number;
}

/** Less than this of all paths is left out; what is left out together is far below what a hundredth of a bound changes. */
const negligible = 1e-16;
const slack = 1e-9;
const never = Number.POSITIVE_INFINITY;

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
  look,
}: WalkInput): FirstCrossings {
  const mass = new Float64Array(sample + 2);
  mass[0] = 1;
  const at = (k: number): number => mass[k] ?? 0;
  let [low, high] = [0, 0];
  let [supports, refutes, answers, going] = [0, 0, 0, 1];
  let byLook: number | undefined;
  const take = (k: number): number => {
    const taken = at(k);
    mass[k] = 0;
    going -= taken;
    return taken;
  };
  for (let n = 1; n <= sample && low <= high && supports + refutes <= enough; n++) {
    answers += going;
    high += 1;
    takeAnswer(mass, low, high, truth);
    const pace = n * rate;
    if (n === look?.count) {
      const { ahead: most = never, behind: least = never } = look.bounds;
      byLook = supports + refutes;
      for (let k = high; k >= low && k - pace >= most - slack; k--) byLook += at(k);
      for (let k = low; k <= high && pace - k >= least - slack; k++) byLook += at(k);
    }
    const up = (n === sample ? last.ahead : undefined) ?? ahead ?? never;
    const down = (n === sample ? last.behind : undefined) ?? behind ?? never;
    for (; low <= high && high - pace >= up - slack; high--) supports += take(high);
    for (; low <= high && pace - low >= down - slack; low++) refutes += take(low);
    for (; low < high && at(low) < negligible; low++) mass[low] = 0;
    for (; low < high && at(high) < negligible; high--) mass[high] = 0;
  }
  return { supports, refutes, answers, byLook: byLook ?? supports + refutes };
}

/** One answer more: the chance of each count from `low` to `high`. Most of the time of a walk is spent here. */
function takeAnswer(mass: Float64Array, low: number, high: number, truth: number): void {
  const no = 1 - truth;
  let here = mass[high] ?? 0;
  for (let k = high; k > low; k--) {
    const below = mass[k - 1] ?? 0;
    mass[k] = no * here + truth * below;
    here = below;
  }
  mass[low] = no * here;
}
