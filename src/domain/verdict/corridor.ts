import { memoized } from './memoized.ts';
import { firstCrossings } from './random-walk.ts';
import type { Verdict } from './verdict.ts';

/**
 * `corridor-1`: the group sequential test of O'Brien and Fleming (Biometrics 35, 1979), exact for counts. How far the
 * number of those who said yes may get ahead of the pace or behind it, in people, before that decides.
 */
export interface Corridor {
  /** The criterion: the share that was promised, between 0 and 1. */
  readonly rate: number;
  /** How many answers were planned. */
  readonly sample: number;
  readonly ahead: number;
  readonly behind: number;
}

/** The largest sample for which a corridor is worked out; above it, plan for less. */
export const sampleAtMost = 5_000;

/** How often each side may be wrong. */
export const errorOfSide = 0.025;
/** The quantile of the largest value of a Brownian motion for `errorOfSide`: where the search begins. */
const guess = 2.2414;

/**
 * The corridor of a test, to be stored when it is locked. `rate` between 0 and 1, both excluded; `sample` up to `sampleAtMost`.
 * `near` is one for nearly the same sample, from which this one is found sooner.
 */
export function corridorOf(rate: number, sample: number, near?: Corridor): Corridor {
  return near ? workOut(rate, sample, near) : memoized(['corridor', rate, sample], () => workOut(rate, sample));
}

function workOut(rate: number, sample: number, near?: Corridor): Corridor {
  return { rate, sample, ahead: boundOf('ahead', rate, sample, near), behind: boundOf('behind', rate, sample, near) };
}

/** One side of a corridor. `near` is one for nearly the same sample or rate, from which this one is found sooner. */
export function boundOf(side: 'ahead' | 'behind', rate: number, sample: number, near?: Corridor): number {
  const spread = Math.sqrt(sample * rate * (1 - rate));
  const start = near ? near[side] * (spread / Math.sqrt(near.sample * near.rate * (1 - near.rate))) : guess * spread;
  return leastHundredth(start, near ? 1 : 8, (bound) =>
    firstCrossings({ rate, truth: rate, sample, [side]: bound, enough: errorOfSide }),
  );
}

/**
 * The bounds of the last look, if the test ends after `count` answers, before its sample is complete: they spend what is
 * left of the error.
 */
export function lastLook({ rate, sample, ahead, behind }: Corridor, count: number): Pick<Corridor, 'ahead' | 'behind'> {
  if (count >= sample) return { ahead, behind };
  return memoized(['last look', rate, sample, ahead, behind, count], () =>
    workOutLast({ rate, sample, ahead, behind }, count),
  );
}

function workOutLast({ rate, ahead, behind }: Corridor, count: number): Pick<Corridor, 'ahead' | 'behind'> {
  const side = (name: 'ahead' | 'behind', most: number): number =>
    Math.min(
      most,
      leastHundredth(most, 8, (bound) =>
        firstCrossings({ rate, truth: rate, sample: count, [name]: most, last: { [name]: bound } }),
      ),
    );
  return { ahead: side('ahead', ahead), behind: side('behind', behind) };
}

export interface Walk {
  /** Each answer that counts, in the order of its ordinal: whether it said yes. */
  readonly answers: readonly boolean[];
  /** From which answer on a verdict may be given; half of the sample, or what had come after seven days. */
  readonly firstLook: number;
  /** Whether no more answers will count, since the test was ended or its date has come. */
  readonly isEnded: boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** After how many answers it was reached, and how many of them said yes. */
  readonly n: number;
  readonly k: number;
}

/** Binary arithmetic must not decide what a founder could work out by hand. */
const slack = 1e-9;

/** Null while the test goes on. */
export function judgeWalk(corridor: Corridor, { answers, firstLook, isEnded }: Walk): Judgement | null {
  const { rate, sample, ahead, behind } = corridor;
  const count = Math.min(answers.length, sample);
  let k = 0;
  for (let n = 1; n <= count; n++) {
    if (answers[n - 1]) k += 1;
    if (n < firstLook) continue;
    const verdict = verdictBeyond(k - n * rate, { ahead, behind });
    if (verdict) return { verdict, n, k };
  }
  if (count === sample) return { verdict: 'inconclusive', n: count, k };
  if (!isEnded) return null;
  return { verdict: lastVerdict(corridor, k, count), n: count, k };
}

/** Returns the verdict on a test that ends after `count` answers, before its sample is complete. */
export function lastVerdict(corridor: Corridor, k: number, count: number): Verdict {
  // Where nobody has answered, nobody is beyond a bound, however narrow it is.
  if (count === 0) return 'inconclusive';
  return verdictBeyond(k - count * corridor.rate, lastLook(corridor, count)) ?? 'inconclusive';
}

/** Null while the yeses are within the bounds, in people from the pace. */
export function verdictBeyond(distance: number, bounds: Pick<Corridor, 'ahead' | 'behind'>): Verdict | null {
  if (distance >= bounds.ahead - slack) return 'supports';
  return -distance >= bounds.behind - slack ? 'refutes' : null;
}

interface Chances {
  readonly supports: number;
  readonly refutes: number;
}

/** The least hundredth, from 0 on, for which the chance of crossing is small enough. It falls as the bound grows. */
function leastHundredth(start: number, firstStep: number, crossing: (bound: number) => Chances): number {
  const isEnough = (hundredths: number): boolean => {
    const { supports, refutes } = crossing(hundredths / 100);
    return supports + refutes <= errorOfSide;
  };
  let low = Math.round(start * 100);
  let high = low;
  // Each bound is asked once: that is what a search costs.
  if (isEnough(low)) {
    for (let step = firstStep; low === high; step *= 2) {
      if (high === 0) return 0;
      low = Math.max(0, high - step);
      if (isEnough(low)) high = low;
    }
  } else {
    for (let step = firstStep; low === high; step *= 2) {
      high = low + step;
      if (!isEnough(high)) low = high;
    }
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high / 100;
}
