import { figureOf } from '#domain/text/figures.ts';
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

/** "5.3 ahead of pace"; to a tenth, or with what tells it from `apartFrom`. */
export function paceText(distance: number, apartFrom = Number.POSITIVE_INFINITY): string {
  if (distance === 0) return 'on pace';
  return `${peopleText(Math.abs(distance), apartFrom)} ${distance > 0 ? 'ahead of' : 'behind'} pace`;
}

export function peopleText(people: number, apartFrom = Number.POSITIVE_INFINITY): string {
  const digits =
    [1, 2, 3].find((each) => people === apartFrom || people.toFixed(each) !== apartFrom.toFixed(each)) ?? 4;
  return String(Number(people.toFixed(digits)));
}

/** The sentence of a corridor: "5.3 ahead of pace; 7.7 decides." */
export function corridorFinding(walk: CorridorWalk): string {
  const { answers, sample, firstLook, judged, words } = walk;
  if (judged) return judgedFinding(walk, judged);
  const n = Math.min(answers.length, sample);
  if (n === 0) return `No ${words.many} yet; ${bothBounds(walk)}.`;
  const distance = distanceAt(walk, n);
  const bound = distance > 0 ? walk.ahead : walk.behind;
  const decides = distance === 0 ? bothBounds(walk) : decidesText(bound, distance);
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
    return `Inconclusive: ${pace}; ${distance === 0 ? bothBounds(walk, would) : decidesText(bound, distance, would)}.`;
  }
  const decided =
    Math.abs(distance) >= bound - 1e-9 ? `; ${peopleText(bound, Math.abs(distance))} decided` : ', when it ended';
  return `${verdict === 'supports' ? 'Supports' : 'Refutes'}: ${pace}${decided}.`;
}

const decidesText = (bound: number, distance: number, verb = 'decides'): string =>
  Number.isFinite(bound) ? `${peopleText(bound, Math.abs(distance))} ${verb}` : `no result on this side ${verb}`;

function bothBounds({ ahead, behind }: CorridorWalk, verb = 'decides'): string {
  const sides = [
    ...(Number.isFinite(ahead) ? [`${peopleText(ahead)} ahead`] : []),
    ...(Number.isFinite(behind) ? [`${peopleText(behind)} behind`] : []),
  ];
  return sides.length === 0 ? 'no result decides' : `${sides.join(' or ')} ${verb}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
