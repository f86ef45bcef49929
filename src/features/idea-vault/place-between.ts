import { generateNKeysBetween } from 'fractional-indexing';
import type { Idea } from '#domain/idea/idea.ts';
import { rankOf } from '#domain/idea/rank-of.ts';
import type { IdeaPlace } from '#machines/vault/idea-vault-change.ts';

type Ranked = Pick<Idea, 'id' | 'rank' | 'capturedAt'>;

/**
 * Places for `moved` (ids, in their new order) before the row `at` of a list that stands by hand. Rows that follow and
 * share the rank of the one before are given new ones too: between equals there is no room.
 */
export function placeBetween(list: readonly Ranked[], moved: readonly string[], at: number): readonly IdeaPlace[] {
  const isMoved = new Set(moved);
  const lower = list.slice(0, at).findLast(({ id }) => !isMoved.has(id));
  const below = lower ? rankOf(lower) : null;
  const rest = list.slice(at).filter(({ id }) => !isMoved.has(id));
  const free = rest.findIndex((idea) => below === null || rankOf(idea) > below);
  const tied = free < 0 ? rest : rest.slice(0, free);
  const upper = rest[tied.length];
  const ids = [...moved, ...tied.map(({ id }) => id)];
  try {
    return ranked(ids, below, upper ? rankOf(upper) : null);
  } catch {
    // A rank from elsewhere that is no such key: then all of them get new ones.
    const before = list.slice(0, at).filter(({ id }) => !isMoved.has(id));
    return ranked([...before.map(({ id }) => id), ...moved, ...rest.map(({ id }) => id)], null, null);
  }
}

function ranked(ids: readonly string[], below: string | null, above: string | null): readonly IdeaPlace[] {
  const ranks = generateNKeysBetween(below, above, ids.length);
  return ids.map((id, n) => ({ id, rank: ranks[n] ?? '' }));
}
