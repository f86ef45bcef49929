import type { Judgement } from '#domain/verdict/corridor.ts';
import { corridorOutcomes } from '#domain/verdict/outcomes.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';
import { judgedSentence, runningSentence } from '#domain/verdict/test-sentence.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';

/** A running test, or one that was judged, as its founder looks at it. */
export interface CorridorWalk {
  /** The criterion, between 0 and 1, and the planned sample. */
  readonly rate: number;
  readonly sample: number;
  /** How far from the pace decides, in people; infinite where no result could. */
  readonly ahead: number;
  readonly behind: number;
  /** Each answer that counts, in the order of its ordinal: whether it said yes. */
  readonly answers: readonly boolean[];
  /** From which answer on a verdict may be given. */
  readonly firstLook: number;
  /** Null while the test goes on; the interval where it is known. */
  readonly judged: (Judgement & { readonly interval?: Interval }) | null;
  /** How many would settle what stayed open, in all; null if no sample would, undefined if that is unknown. */
  readonly settling?: number | null | undefined;
  readonly words: CountedWords;
}

/** The sentence of a corridor: "4 yes of 5. 8 of 12 would settle it; the earliest is after the 6th." */
export function corridorFinding(walk: CorridorWalk): string {
  const { answers, sample, rate: criterion, firstLook, judged, settling, words } = walk;
  if (judged) {
    const { interval = null, ...counted } = judged;
    return judgedSentence({ ...counted, criterion, interval, settling }, words);
  }
  const counted = answers.slice(0, sample);
  const [k, n] = [counted.filter(Boolean).length, counted.length];
  return runningSentence({ k, n, planned: sample, criterion, outcomes: corridorOutcomes(walk), firstLook }, words);
}
