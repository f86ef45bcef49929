import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';

/** Something that happened to an idea, as its state still tells. */
export interface RecentChange {
  readonly ideaId: string;
  /** What the idea is called now. */
  readonly title: string;
  readonly what: 'captured' | 'copied' | 'forked' | 'changed' | 'archived' | 'explored' | 'exploration-archived';
  /** By the founder's clock. ISO 8601. */
  readonly at: string;
}

/** The last changes of a vault, the newest first: when each idea came and last changed, and when it began to be explored. */
export function recentChanges(
  ideas: readonly Idea[],
  projects: readonly Project[],
  most: number,
): readonly RecentChange[] {
  const titles = new Map(ideas.map(({ id, title }) => [id, title]));
  const found: { readonly change: RecentChange; readonly time: number }[] = [];
  const note = (what: RecentChange['what'], ideaId: string, at: string): void => {
    const title = titles.get(ideaId);
    if (title !== undefined) found.push({ change: { ideaId, title, what, at }, time: Date.parse(at) });
  };
  for (const { id, lineage, archived, capturedAt, changedAt } of ideas) {
    note(lineage === null ? 'captured' : lineage.kind === 'copy' ? 'copied' : 'forked', id, capturedAt);
    if (archived) note('archived', id, changedAt);
    else if (Date.parse(changedAt) !== Date.parse(capturedAt)) note('changed', id, changedAt);
  }
  for (const { ideaId, startedAt, changedAt, archived, removed } of projects) {
    if (removed) continue;
    note('explored', ideaId, startedAt);
    if (archived) note('exploration-archived', ideaId, changedAt);
  }
  return found
    .sort((a, b) => b.time - a.time)
    .slice(0, most)
    .map(({ change }) => change);
}
