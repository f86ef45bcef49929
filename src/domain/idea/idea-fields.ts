import type { Fields } from '../undo/field-change.ts';
import type { Idea } from './idea.ts';

export const ratingPrefix = 'rating:';

/** Returns the fields that an undo can bring back. */
export function ideaFields({ title, pitch, problem, audience, tags, status, rank, archived, ratings }: Idea): Fields {
  const rated = Object.entries(ratings).map(([criterion, rating]) => [`${ratingPrefix}${criterion}`, rating]);
  return { title, pitch, problem, audience, tags, status, rank, archived, ...Object.fromEntries(rated) };
}
