import { sql } from 'kysely';
import { pageStreamOf } from '#domain/page/page.ts';
import type { PageFact } from '#domain/page/page-facts.ts';
import type { SurveyFact } from '#domain/survey/survey-facts.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Clock } from '../http/clock.ts';
import { type PageOfVisit, pageKey } from './visit-buffer.ts';

/** The idea's project that a page or survey belongs to; undefined if it is gone. */
export type ProjectOf = (page: PageOfVisit) => Promise<string | undefined>;

const rememberedAtMost = 10_000;

/** For so long a server may say the project that a page belonged to before a pivot took it along. */
const rememberedMs = 60_000;

/** Remembers the answers: a page is seldom given to another project. */
export function createProjectOf(db: Database, clock: Clock): ProjectOf {
  const known = createRecentMap<{ readonly project: string; readonly until: number }>(rememberedAtMost);
  return async (page) => {
    const key = pageKey(page);
    const now = clock().getTime();
    const found = known.get(key);
    if (found && now < found.until) return found.project;
    const { workspaceId, pageId } = page;
    const project = await readProject(db, workspaceId, [pageStreamOf(pageId), surveyStreamOf(pageId)]);
    if (project !== undefined) known.set(key, { project, until: now + rememberedMs });
    return project;
  };
}

const assigning = ['PageReassigned', 'SurveyReassigned'] satisfies (PageFact | SurveyFact)['type'][];

/** The project that the stream among these belongs to that is there: the one it was begun for, or the last it was given to. */
export async function readProject(
  db: Database,
  workspaceId: string,
  streams: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ project: string }>`
    SELECT data->>'projectId' AS project FROM events
    WHERE workspace_id = ${workspaceId} AND stream = ANY (${streams}::text[])
      AND (version = 1 OR type = ANY (${assigning}::text[]))
    ORDER BY version DESC LIMIT 1`.execute(db);
  return rows[0]?.project;
}
