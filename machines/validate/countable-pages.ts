import { type CountedGoal, goalsOf } from '#domain/experiment/counted-artefacts.ts';
import type { Artefact, Method } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';

/** The pages on which a method can count: those on the web, and for a split those with two versions. */
export const countablePages = (method: Method, pages: readonly Page[]): readonly Page[] =>
  goalsOf(method).length === 0
    ? []
    : pages.filter(({ isLive, removed, hasVersionB }) => isLive && !removed && (method !== 'split' || hasVersionB));

/** Returns the artefact that a card counts after a method was chosen: the one before if it fits, else the only page. */
export function artefactFor(method: Method, before: Artefact | null, pages: readonly Page[]): Artefact | null {
  const goals: readonly string[] = goalsOf(method);
  const [goal] = goals;
  if (goal === undefined) return null;
  const those = countablePages(method, pages);
  const kept = those.find(({ id }) => before?.kind === 'page' && id === before.id);
  const page = kept ?? (those.length === 1 ? those[0] : undefined);
  if (!page) return null;
  return { kind: 'page', id: page.id, goal: before && goals.includes(before.goal) ? before.goal : goal };
}

/** Another page or another goal, with what was chosen of the other; null while no page is. */
export function artefactWith(
  method: Method,
  before: Artefact | null,
  change: { readonly id?: string; readonly goal?: CountedGoal },
): Artefact | null {
  const id = change.id ?? before?.id;
  const [first] = goalsOf(method);
  const goal = change.goal ?? before?.goal ?? first;
  return id === undefined || goal === undefined ? null : { kind: 'page', id, goal };
}
