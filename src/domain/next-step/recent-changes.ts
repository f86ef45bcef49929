import type { Idea } from '../idea/idea.ts';
import type { Interview } from '../interview/interview.ts';
import type { Project } from '../project/project.ts';
import type { To } from '../routes/routes.ts';
import { type LoopChange, loopChanges } from './loop-changes.ts';
import type { Loop } from './loop-step.ts';

type IdeaDeed = 'captured' | 'copied' | 'forked' | 'changed' | 'archived' | 'explored' | 'exploration-archived';

/** Something that happened to an idea or in its tests, as its state still tells. */
export interface RecentChange {
  readonly what: IdeaDeed | LoopChange['what'];
  /** Current title of its subject. */
  readonly title: string;
  /** How often in a row. */
  readonly count: number;
  readonly to: To;
  /** ISO 8601. */
  readonly at: string;
  /** The access token by which a program did it; absent if somebody did so by hand. */
  readonly via?: string | undefined;
  /** The account of the member who did it; undefined for what the server did, or has not recorded. */
  readonly by: string | undefined;
}

/** Input for the list of recent changes. */
interface ChangesKnown {
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
  readonly loops: readonly Loop[];
  readonly interviews: readonly Interview[];
}

/**
 * The last changes, the newest first: when each idea came, last changed and began to be explored, and what was assumed,
 * tested and decided. Of the sample only its ideas, and nothing once it was removed: its tests were made up, and judged
 * when it was added.
 */
export function recentChanges(known: ChangesKnown, most: number): readonly RecentChange[] {
  const samples = new Set(known.projects.filter(({ isSample }) => isSample).map(({ id }) => id));
  const own = known.loops.filter(({ projectId }) => !samples.has(projectId));
  return [...ideaChanges(known), ...loopChanges(own, known.interviews)]
    .map((change) => ({ change, time: Date.parse(change.at) }))
    .sort((a, b) => b.time - a.time)
    .slice(0, most)
    .map(({ change }) => change);
}

function ideaChanges({ ideas, projects }: ChangesKnown): readonly RecentChange[] {
  const titles = new Map(ideas.map(({ id, title }) => [id, title]));
  const found: RecentChange[] = [];
  const note = (what: IdeaDeed, ideaId: string, at: string, by: string | undefined, via?: string): void => {
    const title = titles.get(ideaId);
    const to = { name: 'idea-vault.idea', params: { ideaId } } as const;
    if (title !== undefined) found.push({ what, title, count: 1, to, at, by, ...(via !== undefined && { via }) });
  };
  const gone = new Set(projects.filter(({ isSample, removed }) => isSample && removed).map(({ ideaId }) => ideaId));
  for (const { id, lineage, archived, capturedAt, capturedBy, capturedVia, changedAt, changedBy } of ideas) {
    if (archived && gone.has(id)) continue;
    const what = lineage === null ? 'captured' : lineage.kind === 'copy' ? 'copied' : 'forked';
    note(what, id, capturedAt, capturedBy, capturedVia);
    if (archived) note('archived', id, changedAt, changedBy);
    else if (Date.parse(changedAt) !== Date.parse(capturedAt)) note('changed', id, changedAt, changedBy);
  }
  for (const { ideaId, startedAt, startedBy, changedAt, changedBy, archived, removed } of projects) {
    if (removed) continue;
    note('explored', ideaId, startedAt, startedBy);
    if (archived) note('exploration-archived', ideaId, changedAt, changedBy);
  }
  return found;
}
