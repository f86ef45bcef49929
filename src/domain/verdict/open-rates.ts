import { binomialTail } from './binomial-tail.ts';
import { boundOf, corridorOf, errorOfSide } from './corridor.ts';
import { firstCrossings, type WalkInput } from './random-walk.ts';

/** So many yeses of so many answers, of a planned sample; after an early end the last look's bounds count. */
export interface Look {
  readonly k: number;
  readonly n: number;
  readonly sample: number;
  readonly isLast: boolean;
}

/** From the share that was seen towards 0 or 1. */
export type Direction = -1 | 1;

/** Binary arithmetic must not decide what a founder could work out by hand. */
const slack = 1e-9;

/**
 * Says of rates on one side of the share that was seen whether their own corridor has not been left: below it a rate is
 * excluded by too many yeses, above it by too few. Ask rates that are near each other in turn: that is cheaper.
 */
export function openRates(look: Look, criterion: number, direction: Direction): (rate: number) => boolean {
  const side = direction < 0 ? 'ahead' : 'behind';
  return look.isLast ? openAtLastLook(look, criterion, side) : openAtAnyLook(look, side);
}

type Side = 'ahead' | 'behind';

/** How far the count is from the pace of a rate, in whole hundredths as bounds are. */
const distanceFrom = (rate: number, { k, n }: Look): number => Math.floor((Math.abs(k - n * rate) + slack) * 100) / 100;

/** The chance of `k` yeses of `n` or more, or of so few. A bound is crossed at least as often by those who end beyond it. */
const tailOf = (side: Side, k: number, n: number, rate: number): number =>
  side === 'ahead' ? binomialTail(k, n, rate) : binomialTail(n - k, n, 1 - rate);

/** Whether a rate is open by that alone: it costs next to nothing. */
const isOften = (tail: number): boolean => tail > errorOfSide * (1 + tailError);

/** Well above what the logarithms of a binomial tail lose. */
const tailError = 1e-5;

/** The rate's bound is beyond the distance if so near a bound would be crossed too often. */
function openAtAnyLook(look: Look, side: Side): (rate: number) => boolean {
  const { sample } = look;
  return (rate) => {
    const distance = distanceFrom(rate, look);
    const pace = sample * rate;
    const beyond = side === 'ahead' ? Math.ceil(pace + distance + slack) : Math.floor(pace - distance - slack);
    if (isOften(tailOf(side, beyond, sample, rate))) return true;
    return crossings(rate, sample, { [side]: distance }).crossed > errorOfSide;
  };
}

function crossings(rate: number, sample: number, walk: Pick<WalkInput, Side | 'last' | 'look'>) {
  const { supports, refutes, byLook } = firstCrossings({ rate, truth: rate, sample, ...walk, enough: errorOfSide });
  return { crossed: supports + refutes, byLook };
}

/** In hundredths: how far a bound that is as good as known may be from the one that is expected. */
const tolerance = 6;

/**
 * After the last look a rate is open if the distance is below its bound, and if what is left of the error is not enough
 * for the distance. Its bound need not be known to the hundredth for that: crossing a wider one is rarer. So a bound that is
 * surely too wide shows that a rate is open, and one that is surely too narrow that it is not, by one recursion each.
 */
function openAtLastLook(look: Look, criterion: number, side: Side): (rate: number) => boolean {
  const { k, n, sample } = look;
  let near = corridorOf(criterion, sample);
  /** How much likelier a crossing by the look is than the count alone; about the same for rates that are near. */
  let more = 0;

  /** Whether a bound that is surely too wide, or too narrow, shows that the rate is open, or that it is not. */
  const decide = (rate: number, distance: number, isOpen: boolean): boolean | undefined => {
    const expected = Math.round(100 * near[side] * Math.sqrt((rate * (1 - rate)) / (near.rate * (1 - near.rate))));
    const bound = Math.max(0, expected + (isOpen ? tolerance : -tolerance)) / 100;
    const asked = { count: n, bounds: { [side]: distance } };
    const { crossed, byLook } = crossings(rate, sample, { [side]: bound, look: asked });
    more = byLook - tailOf(side, k, n, rate);
    const isWide = crossed <= errorOfSide;
    if (isOpen && isWide && distance >= bound) return false;
    if (isOpen && isWide && byLook > errorOfSide) return true;
    return !isOpen && !isWide && byLook <= errorOfSide ? false : undefined;
  };
  const decideExactly = (rate: number, distance: number): boolean => {
    const bound = boundOf(side, rate, sample, near);
    near = { ...near, rate, [side]: bound };
    return distance < bound && crossings(rate, n, { [side]: bound, last: { [side]: distance } }).crossed > errorOfSide;
  };

  return (rate) => {
    const distance = distanceFrom(rate, look);
    const tail = tailOf(side, k, n, rate);
    if (isOften(tail)) return true;
    const isLikely = tail + more > errorOfSide;
    return decide(rate, distance, isLikely) ?? decide(rate, distance, !isLikely) ?? decideExactly(rate, distance);
  };
}
