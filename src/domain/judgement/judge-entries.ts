import type { Closing, Experiment, IntervalFormula, Judged, Lock, Share } from '../experiment/experiment.ts';
import { judgeWalk, lastVerdict, verdictBeyond } from '../verdict/corridor.ts';
import { repeatedInterval } from '../verdict/repeated-interval.ts';
import { type Verdict, verdictOf } from '../verdict/verdict.ts';
import { type Interval, wilsonInterval } from '../verdict/wilson-interval.ts';
import type { Entry } from './entry.ts';
import { firstLookOf } from './first-look.ts';

export interface Outcome {
  readonly verdict: Verdict;
  readonly k: number;
  readonly n: number;
  /** Interval of the true share, at 95%. */
  readonly interval: Interval;
  readonly intervalFormula: IntervalFormula;
  /** Why no more entries count. */
  readonly closes: Closing;
}

/**
 * Judges the entries of a started experiment at `now` (the server's clock, ISO 8601), by the formula that was locked
 * with it; null while it goes on. An experiment whose sample was closed is judged as at its closing.
 */
export function judgeEntries(
  experiment: Pick<Experiment, 'lock' | 'closed' | 'result' | 'stoppedFor'>,
  entries: readonly Entry[],
  now: string,
): Outcome | null {
  const { lock, closed, result, stoppedFor } = experiment;
  if (!lock) return null;
  if (result) return outcomeOf(lock, judgeReported(lock, result), result.k, result.n, 'reported');
  const sample = entries.slice(0, lock.n);
  if (stoppedFor !== null) return outcomeOf(lock, 'inconclusive', yesesOf(sample), sample.length, 'stopped');
  const at = closed?.at ?? now;
  const isOver = closed !== null || (lock.endsAt !== null && at >= lock.endsAt);
  return lock.formula === 'corridor-1' ? judgeCorridor(lock, sample, at, isOver) : judgeOnce(lock, sample, isOver);
}

function judgeCorridor(lock: Lock, sample: readonly Entry[], at: string, isEnded: boolean): Outcome | null {
  const { criterion: rate, n, ahead, behind } = lock;
  const answers = sample.map(({ isYes }) => isYes);
  const firstLook = firstLookOf(lock, sample, at);
  const judged = judgeWalk({ rate, sample: n, ahead, behind }, { answers, firstLook, isEnded });
  if (!judged) return null;
  const closes = judged.verdict !== 'inconclusive' && judged.n < n && !isEnded ? 'crossed' : closingOf(judged.n, n);
  return outcomeOf(lock, judged.verdict, judged.k, judged.n, closes);
}

function judgeOnce(lock: Lock, sample: readonly Entry[], isEnded: boolean): Outcome | null {
  if (sample.length < lock.n && !isEnded) return null;
  const [k, n] = [yesesOf(sample), sample.length];
  return outcomeOf(lock, n === 0 ? 'inconclusive' : verdictOf(k, n, lock.criterion), k, n, closingOf(n, lock.n));
}

const closingOf = (count: number, planned: number): Closing => (count >= planned ? 'complete' : 'ended');

/** One look, with what an end at so many entries leaves of the error. */
function judgeReported(
  { criterion: rate, n: sample, ahead, behind, formula }: Lock,
  { k, n }: Pick<Outcome, 'k' | 'n'>,
) {
  if (formula === 'wilson-1') return verdictOf(k, n, rate);
  return lastVerdict({ rate, sample, ahead, behind }, k, n);
}

function outcomeOf(lock: Lock, verdict: Verdict, k: number, n: number, closes: Closing): Outcome {
  const intervalFormula = isOneLook(lock, closes) ? 'wilson-1' : 'repeated-1';
  return { verdict, k, n, interval: intervalOf(lock, { k, n }, closes), intervalFormula, closes };
}

/** Wilson's interval holds at the one look of `wilson-1`, which comes with the planned sample or the end, not with a stop. */
const isOneLook = ({ formula }: Pick<Lock, 'formula'>, closes: Closing | null): boolean =>
  formula === 'wilson-1' && closes !== null && closes !== 'stopped';

/**
 * The true shares that are left open, at 95%: by the interval of the same test as the verdict, so that the two never
 * disagree.
 */
export function intervalOf(
  lock: Pick<Lock, 'formula' | 'n' | 'criterion' | 'ahead' | 'behind'>,
  { k, n }: Pick<Outcome, 'k' | 'n'>,
  closes: Closing | null,
): Interval {
  if (isOneLook(lock, closes)) return wilsonInterval(k, n);
  // If the bounds of every look decided, the last look's were not asked.
  const hasCrossed = verdictBeyond(k - n * lock.criterion, lock) !== null;
  const isLastLook = closes !== null && closes !== 'stopped' && !hasCrossed;
  return repeatedInterval(k, n, { sample: lock.n, criterion: lock.criterion, isLastLook });
}

/** The name of the formula of an interval that was recorded, also where the judgement is so old that it says none. */
export function formulaOfInterval({
  formula,
  k,
  n,
  interval,
  intervalFormula,
}: Pick<Judged, 'formula' | 'k' | 'n' | 'interval' | 'intervalFormula'>): IntervalFormula {
  if (intervalFormula !== undefined) return intervalFormula;
  const isWilson = wilsonInterval(k, n).every((bound, side) => Math.abs(bound - (interval[side] ?? 0)) < 1e-9);
  return formula === 'wilson-1' && isWilson ? 'wilson-1' : 'sequence-1';
}

const yesesOf = (entries: readonly Entry[]): number => entries.filter(({ isYes }) => isYes).length;

/** Yeses and entries by version or source, in the order in which they first came. */
export function sharesBy(entries: readonly Entry[], name: 'version' | 'source'): readonly Share[] {
  const shares = new Map<string, { k: number; n: number }>();
  for (const entry of entries) {
    if (entry[name] === '') continue;
    const share = shares.get(entry[name]) ?? { k: 0, n: 0 };
    shares.set(entry[name], { k: share.k + (entry.isYes ? 1 : 0), n: share.n + 1 });
  }
  return [...shares].map(([each, { k, n }]) => ({ name: each, k, n }));
}
