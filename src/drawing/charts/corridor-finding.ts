import type { Judgement } from '#domain/verdict/corridor.ts';
import { corridorOutcomes } from '#domain/verdict/outcomes.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';
import {
  type Asker,
  judgedSentence,
  runningSentence,
  type Waiting,
  waitingSentence,
} from '#domain/verdict/test-sentence.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';

/** Answers that do not count yet, in order, with how long they wait and from when the first of them counts: "15:11". */
export interface WaitingAnswers extends Pick<Waiting, 'windowMinutes' | 'from'> {
  readonly answers: readonly boolean[];
}

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
  /** Answers after the last one that counts, and when they will count; null or undefined if there are none. */
  readonly waiting?: WaitingAnswers | null | undefined;
  readonly words: CountedWords;
  /** Its founder, who looks at it, unless said otherwise. */
  readonly asker?: Asker | undefined;
}

/** The sentence of a corridor: "4 yes of 5. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then." */
export function corridorFinding(walk: CorridorWalk): string {
  const { answers, sample, rate: criterion, firstLook, judged, settling, waiting, words, asker } = walk;
  if (judged) {
    const { interval = null, ...counted } = judged;
    return judgedSentence({ ...counted, criterion, interval, settling }, words, asker);
  }
  const counted = answers.slice(0, sample);
  const [k, n] = [yesesOf(counted), counted.length];
  if (n === 0 && waiting) {
    const { answers: came, windowMinutes, from } = waiting;
    return waitingSentence({ came: came.length, yeses: yesesOf(came), windowMinutes, from }, words);
  }
  return runningSentence({ k, n, planned: sample, criterion, outcomes: corridorOutcomes(walk), firstLook }, words);
}

const yesesOf = (answers: readonly boolean[]): number => answers.filter(Boolean).length;
