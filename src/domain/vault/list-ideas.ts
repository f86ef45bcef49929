import type { Idea } from '../idea/idea.ts';
import { foldText } from './fold-text.ts';
import { isStale } from './is-stale.ts';
import { type KnownOfIdeas, orderIdeas } from './order-ideas.ts';
import { searchTextOf } from './search-text.ts';
import { tagKey } from './tags-of.ts';
import type { IdeaQuery } from './vault.ts';

/** The ideas that the query is about, in its order. `now` is ISO 8601. */
export function listIdeas(ideas: readonly Idea[], known: KnownOfIdeas, query: IdeaQuery, now: string): readonly Idea[] {
  return orderIdeas(ideas, known, query).filter(matcherOf(query, now));
}

/** Every word that was typed must be somewhere in the idea, in any order. */
function matcherOf(query: IdeaQuery, now: string): (idea: Idea) => boolean {
  const words = foldText(query.text).split(/\s+/u).filter(Boolean);
  const statuses = new Set(query.statuses);
  const tags = query.tags.map(tagKey);
  return (idea) => {
    if (idea.archived !== query.isArchived) return false;
    if (statuses.size > 0 && !statuses.has(idea.status)) return false;
    if (query.isStale && !isStale(idea, now)) return false;
    if (tags.length > 0 && !bearsAll(idea, tags)) return false;
    if (words.length === 0) return true;
    const text = searchTextOf(idea);
    return words.every((word) => text.includes(word));
  };
}

function bearsAll(idea: Idea, wanted: readonly string[]): boolean {
  const own = idea.tags.map(tagKey);
  return wanted.every((tag) => own.includes(tag));
}
