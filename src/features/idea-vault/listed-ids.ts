import type { Idea } from '#domain/idea/idea.ts';

/** The ids of one list, the newest first. */
export const listedIds = (ideas: readonly Idea[], archived: boolean): readonly string[] =>
  ideas
    .flatMap((idea) => (idea.archived === archived ? [{ id: idea.id, since: Date.parse(idea.capturedAt) }] : []))
    .sort((a, b) => b.since - a.since)
    .map(({ id }) => id);

/** So that a list is drawn anew only when one comes or goes. */
export const sameIds = (a: readonly string[] | undefined, b: readonly string[]): boolean =>
  a !== undefined && a.length === b.length && a.every((id, n) => id === b[n]);

/** Which row takes the focus once `id` is gone: the next one, or else the one before. */
export function neighbourOf(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}
