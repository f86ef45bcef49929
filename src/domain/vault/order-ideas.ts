import { type Idea, ideaStatuses } from '../idea/idea.ts';
import { rankOf } from '../idea/rank-of.ts';
import { compareNaturally } from '../text/compare-naturally.ts';
import { scoreOf } from './score-of.ts';
import type { Criterion, IdeaOrder, IdeaQuery } from './vault.ts';

interface Ordered {
  readonly order: IdeaOrder;
  readonly isDescending: boolean;
  readonly known: KnownOfIdeas;
  readonly ideas: readonly Idea[];
}

/** Data outside of the ideas themselves by which they are ordered. */
export interface KnownOfIdeas {
  readonly criteria: readonly Criterion[];
  /** Evidence score of an idea, 0 to 100, by its id. */
  readonly evidence: ReadonlyMap<string, { readonly score: number }>;
}

type Wanted = Pick<IdeaQuery, 'order' | 'isDescending'>;
type Key = number | string | null;

const lastOrder = new WeakMap<readonly Idea[], Ordered>();

/**
 * All of the ideas in the wanted order, which is total: ties stand by their capture, the newest first, and then by id.
 * Ideas without a score, or without evidence, stand last in either direction. The same list is not put in the same order twice.
 */
export function orderIdeas(ideas: readonly Idea[], known: KnownOfIdeas, wanted: Wanted): readonly Idea[] {
  const { order, isDescending } = wanted;
  const kept = lastOrder.get(ideas);
  if (kept?.order === order && kept.isDescending === isDescending && isSame(kept.known, known)) return kept.ideas;
  const keyOf = keys[order];
  const keyed = ideas.map((idea) => {
    const at = Date.parse(idea.capturedAt) || 0;
    return { idea, key: keyOf(idea, known, at), at };
  });
  const compare = order === 'title' ? compareNaturally : undefined;
  keyed.sort(
    (a, b) => compareKeys(a.key, b.key, isDescending, compare) || b.at - a.at || (a.idea.id < b.idea.id ? -1 : 1),
  );
  const sorted = keyed.map(({ idea }) => idea);
  lastOrder.set(ideas, { order, isDescending, known, ideas: sorted });
  return sorted;
}

const isSame = (a: KnownOfIdeas, b: KnownOfIdeas): boolean => a.criteria === b.criteria && a.evidence === b.evidence;

const keys: Readonly<Record<IdeaOrder, (idea: Idea, known: KnownOfIdeas, capturedAt: number) => Key>> = {
  captured: (_idea, _known, capturedAt) => capturedAt,
  changed: ({ changedAt }) => Date.parse(changedAt) || 0,
  title: ({ title }) => title,
  status: ({ status }) => ideaStatuses.indexOf(status),
  score: (idea, { criteria }) => scoreOf(idea, criteria),
  evidence: ({ id }, { evidence }) => evidence.get(id)?.score ?? null,
  hand: rankOf,
};

type Compare = ((a: string, b: string) => number) | undefined;

function compareKeys(a: Key, b: Key, isDescending: boolean, compare: Compare): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const upwards = compare ? compare(String(a), String(b)) : a < b ? -1 : 1;
  return isDescending ? -upwards : upwards;
}
