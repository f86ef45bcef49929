import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import { type PageOfVisit, pageKey } from './visit-buffer.ts';

/** The idea's project that a page or survey belongs to; undefined if it is gone. */
export type ProjectOf = (page: PageOfVisit) => Promise<string | undefined>;

const rememberedAtMost = 10_000;

/** Remembers the answers, since a page never moves to another project. */
export function createProjectOf(db: Database): ProjectOf {
  const known = createRecentMap<string>(rememberedAtMost);
  return async (page) => {
    const key = pageKey(page);
    const found = known.get(key) ?? (await readProject(db, page));
    if (found !== undefined) known.set(key, found);
    return found;
  };
}

async function readProject(db: Database, { workspaceId, pageId }: PageOfVisit): Promise<string | undefined> {
  const { rows } = await sql<{ project: string }>`
    SELECT data->>'projectId' AS project FROM events
    WHERE workspace_id = ${workspaceId} AND stream IN (${`page-${pageId}`}, ${`survey-${pageId}`}) AND version = 1`.execute(
    db,
  );
  return rows[0]?.project;
}
