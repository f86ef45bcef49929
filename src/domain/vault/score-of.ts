import type { Idea } from '../idea/idea.ts';
import type { Criterion } from './vault.ts';

/**
 * The mean of an idea's ratings, 1 to 5, each weighted as its criterion is. Criteria that are not rated yet stay out of
 * it, and so do ratings whose criterion is gone. Null while nothing that has weight is rated.
 */
export function scoreOf({ ratings }: Pick<Idea, 'ratings'>, criteria: readonly Criterion[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { id, weight } of criteria) {
    const rating = Object.hasOwn(ratings, id) ? ratings[id] : undefined;
    if (rating === undefined) continue;
    sum += rating * weight;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}
