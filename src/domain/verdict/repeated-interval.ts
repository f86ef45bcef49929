import { memoized } from './memoized.ts';
import { type Direction, type Look, openRates } from './open-rates.ts';
import type { Interval } from './wilson-interval.ts';

/** The plan of a test, and the state of its answers. */
export interface IntervalOptions {
  /** The planned sample. */
  readonly sample: number;
  /** The criterion that was locked; the interval excludes it exactly if the verdict does. */
  readonly criterion: number;
  /** Whether the test has ended with these answers, before its sample was complete; see `lastLook`. */
  readonly isLastLook?: boolean;
}

/**
 * `repeated-1`: a repeated confidence interval (Jennison and Turnbull 1984, 1989). It holds every rate whose own corridor
 * `k` yeses of `n` answers have not left, so that it can never contradict the verdict of `corridor-1`, and is right at every
 * look at once in at least 95% of tests. Takes up to 100 ms for a sample of 5,000: in a browser, off the main thread.
 */
export function repeatedInterval(k: number, n: number, options: IntervalOptions): Interval {
  if (n === 0) return [0, 1];
  const { sample, criterion, isLastLook = false } = options;
  return memoized(['repeated', k, n, sample, criterion, String(isLastLook && n < sample)], () => {
    const look = { k, n, sample, isLast: isLastLook && n < sample };
    return [k === 0 ? 0 : edge(look, criterion, -1), k === n ? 1 : edge(look, criterion, 1)] as const;
  });
}

/** In rates: four digits are shown at most. */
const exactTo = 5e-6;
/** Bounds are whole hundredths, so the edge is ragged: whoever repeats it finds the same one with the same steps. */
const step = 0.01;
/** The end of the rates around `k / n` that are open, towards 0 (-1) or 1. */
function edge(look: Look, criterion: number, direction: Direction): number {
  const isOpen = openRates(look, criterion, direction);
  const seen = look.k / look.n;
  let inside = seen;
  let outside = direction < 0 ? 0 : 1;
  for (let rate = seen + direction * step; rate > 0 && rate < 1; rate += direction * step) {
    if (!isOpen(rate)) {
      outside = rate;
      break;
    }
    inside = rate;
  }
  const found = lastOpen(inside, outside, isOpen);
  if ((criterion - seen) * direction <= 0) return found;
  const isWithin = (found - criterion) * direction >= 0;
  if (isWithin === isOpen(criterion)) return found;
  // In a gap or on a spur of the edge: the verdict's own bound decides.
  if (isWithin) return lastOpen(seen, criterion, isOpen);
  // A lower end at the criterion would mean that it is supported.
  return direction < 0 ? criterion - exactTo : criterion;
}

function lastOpen(from: number, to: number, isOpen: (rate: number) => boolean): number {
  let [inside, outside] = [from, to];
  while (Math.abs(outside - inside) > exactTo) {
    const middle = (inside + outside) / 2;
    if (isOpen(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
