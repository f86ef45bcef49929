import { figureOf } from '#domain/text/figures.ts';
import { boundText } from '#domain/verdict/bound-text.ts';
import type { Judgement } from '#domain/verdict/corridor.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';

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
  /** Null while the test goes on. */
  readonly judged: Judgement | null;
  readonly words: CountedWords;
}

/** How far the yeses of the first `n` answers are ahead of the pace, in people. */
export function distanceAt({ rate, answers }: CorridorWalk, n: number): number {
  // Binary arithmetic must not print 5.999999.
  return Number((answers.slice(0, n).filter(Boolean).length - n * rate).toFixed(6));
}

/** "5.3 ahead of pace"; to a tenth, or with what says on which side of `bound` it is. */
export function paceText(distance: number, bound = Number.POSITIVE_INFINITY): string {
  if (distance === 0) return 'on pace';
  return `${peopleText(Math.abs(distance), bound)} ${distance > 0 ? 'ahead of' : 'behind'} pace`;
}

export function peopleText(people: number, bound = Number.POSITIVE_INFINITY): string {
  const isBeyond = (distance: number): boolean => distance >= bound - 1e-9;
  const digits = [1, 2, 3].find((each) => isBeyond(Number(people.toFixed(each))) === isBeyond(people)) ?? 4;
  return String(Number(people.toFixed(digits)));
}

/** The sentence of a corridor: "5.3 ahead of pace; 7.71 decides." */
export function corridorFinding(walk: CorridorWalk): string {
  const { answers, sample, firstLook, judged, words } = walk;
  if (judged) return judgedFinding(walk, judged);
  const n = Math.min(answers.length, sample);
  if (n === 0) return `No ${words.many} yet; ${bothBounds(walk)}.`;
  const distance = distanceAt(walk, n);
  const bound = distance > 0 ? walk.ahead : walk.behind;
  const decides = distance === 0 ? bothBounds(walk) : decidesText(bound);
  const from = n < firstLook ? `, from ${words.one} ${figureOf(firstLook)} on` : '';
  return sentence(`${paceText(distance, bound)}; ${decides}${from}.`);
}

function judgedFinding(walk: CorridorWalk, { verdict, n }: Judgement): string {
  const { sample, words } = walk;
  const distance = distanceAt(walk, n);
  const bound = distance > 0 ? walk.ahead : walk.behind;
  const at = n < sample ? `at ${words.one} ${figureOf(n)}` : `after ${figureOf(n)} ${words.many}`;
  const pace = `${paceText(distance, bound)} ${at}`;
  if (verdict === 'inconclusive') {
    const would = 'would have decided';
    return `Inconclusive: ${pace}; ${distance === 0 ? bothBounds(walk, would) : decidesText(bound, would)}.`;
  }
  const decided = Math.abs(distance) >= bound - 1e-9 ? `; ${boundText(bound)} decided` : ', when it ended';
  return `${verdict === 'supports' ? 'Supports' : 'Refutes'}: ${pace}${decided}.`;
}

const decidesText = (bound: number, verb = 'decides'): string =>
  Number.isFinite(bound) ? `${boundText(bound)} ${verb}` : `no result on this side ${verb}`;

function bothBounds({ ahead, behind }: CorridorWalk, verb = 'decides'): string {
  const sides = [
    ...(Number.isFinite(ahead) ? [`${boundText(ahead)} ahead`] : []),
    ...(Number.isFinite(behind) ? [`${boundText(behind)} behind`] : []),
  ];
  return sides.length === 0 ? 'no result decides' : `${sides.join(' or ')} ${verb}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
