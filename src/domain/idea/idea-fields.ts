import type { Fields } from '../undo/field-change.ts';
import type { Idea } from './idea.ts';

export const ratingPrefix = 'rating:';

/** What an undo can bring back. Undoing the beginning of an idea archives it: nothing that was written is lost. */
export function ideaFields(idea: Idea | undefined): Fields {
  if (!idea) return { archived: true };
  const { title, pitch, problem, audience, tags, status, rank, archived, ratings } = idea;
  const rated = Object.entries(ratings).map(([criterion, rating]) => [`${ratingPrefix}${criterion}`, rating]);
  return { title, pitch, problem, audience, tags, status, rank, archived, ...Object.fromEntries(rated) };
}
