import { traitsOf } from './question-kinds.ts';
import type { Question } from './survey.ts';

/** The points of a rating, as far as they are not said. */
export const ratingOf = ({ min, max }: Pick<Question, 'min' | 'max'>) => ({ min: min ?? 1, max: max ?? 5 });

/** From how many points to how many an answer goes: 0 to 10 unless the founder can set it. */
export const scaleOf = (question: Pick<Question, 'kind' | 'min' | 'max'>) =>
  traitsOf(question).bounds === 'points' ? ratingOf(question) : { min: 0, max: 10 };

/** The points that somebody chooses among. */
export function pointsIn(question: Question): readonly number[] {
  const { min, max } = scaleOf(question);
  return Array.from({ length: max - min + 1 }, (_, n) => min + n);
}
