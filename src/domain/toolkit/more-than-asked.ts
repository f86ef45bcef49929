import { figureOf } from '../text/figures.ts';
import type { NoOutcome } from './calculator.ts';

/** No more people can say yes than were asked. */
export function moreThanAsked(field: string, yes: number, asked: number): NoOutcome | null {
  if (yes <= asked) return null;
  return { field, words: `That’s more than were asked: ${figureOf(yes)} of ${figureOf(asked)}.` };
}
