import * as z from 'zod/mini';
import { ideaStatuses } from '../idea/idea.ts';
import { type Need, needs } from '../next-step/need.ts';
import { compareNaturally } from '../text/compare-naturally.ts';
import { roles } from './role.ts';

const ideaSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  status: z.enum(ideaStatuses),
  need: z.enum(needs),
  /** The next step as home words it; null if nothing is asked of anybody. */
  next: z.nullable(z.object({ sentence: z.string(), action: z.string() })),
  /** Words for how far its evidence goes. */
  evidence: z.string(),
  runningTests: z.int(),
  /** When evidence that counts was last recorded; null without any. ISO 8601. */
  lastEvidenceAt: z.nullable(z.string()),
  /** When it began to be explored. ISO 8601. */
  startedAt: z.string(),
});

/** The answer of `GET /api/v1/workspaces/overview`: the explored ideas of each workspace of an account, its own first. */
export const overviewSchema = z.object({
  workspaces: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(roles),
      ideas: z.array(ideaSchema),
      /** How many ideas more there are, which are not listed. */
      others: z.int(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;
export type WorkspaceOverview = Overview['workspaces'][number];
export type OverviewIdea = z.infer<typeof ideaSchema>;

/** A row of the table of many teams: an idea, or a workspace in which none is explored. */
export interface TeamRow {
  readonly workspace: Pick<WorkspaceOverview, 'id' | 'name'>;
  readonly idea: OverviewIdea | null;
  readonly need: Need;
}

/**
 * One row for each explored idea. What needs a person comes first, by `needs`; of what needs the same, the one that has been
 * without evidence for longest. A team that explores nothing has a row too, but not the account’s own workspace.
 */
export const rowsOfTeams = ({ workspaces }: Overview): readonly TeamRow[] =>
  workspaces
    .flatMap(({ id, name, ideas }, n): TeamRow[] => {
      const workspace = { id, name };
      const isOwn = n === 0;
      if (ideas.length === 0) return isOwn ? [] : [{ workspace, idea: null, need: 'plan' }];
      return ideas.map((idea) => ({ workspace, idea, need: idea.need }));
    })
    .sort(
      (a, b) =>
        needs.indexOf(a.need) - needs.indexOf(b.need) ||
        quietSince(a) - quietSince(b) ||
        compareNaturally(a.workspace.name, b.workspace.name) ||
        compareNaturally(a.idea?.title ?? '', b.idea?.title ?? '') ||
        (keyOfRow(a) < keyOfRow(b) ? -1 : 1),
    );

/** A workspace without ideas has had no evidence ever. */
const quietSince = ({ idea }: TeamRow): number => (idea ? Date.parse(idea.lastEvidenceAt ?? idea.startedAt) : 0);

export const keyOfRow = ({ workspace, idea }: TeamRow): string => `${workspace.id} ${idea?.id ?? ''}`;

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days without new evidence, from its beginning if there never was any; null for a workspace without ideas. */
export function daysWithout({ idea }: TeamRow, now: string): number | null {
  if (!idea) return null;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(idea.lastEvidenceAt ?? idea.startedAt)) / dayMs));
}

/** Narrows the table; null and empty text let everything pass. */
export interface TeamFilter {
  readonly workspaceId: string | null;
  readonly need: Need | null;
  readonly text: string;
}

export const everyRow: TeamFilter = { workspaceId: null, need: null, text: '' };

/** The rows that a filter lets pass; each word of the text must be in what a row says. */
export function narrowedRows(rows: readonly TeamRow[], { workspaceId, need, text }: TeamFilter): readonly TeamRow[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return rows.filter(({ workspace, idea, need: own }) => {
    if (workspaceId !== null && workspace.id !== workspaceId) return false;
    if (need !== null && own !== need) return false;
    const said = [workspace.name, idea?.title, idea?.evidence, idea?.next?.sentence].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
