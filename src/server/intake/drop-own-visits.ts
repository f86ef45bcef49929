import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PageOfVisit } from './visit-buffer.ts';

/**
 * Deletes visits of a workspace that are not counted yet and were its founder's own, as is known now that they have signed
 * in. `nameOn` is the name that they have on a page: none is kept that would tell them on all. Answers whose visits they were.
 */
export async function dropOwnVisits(
  db: Database,
  workspaceId: string,
  nameOn: (page: PageOfVisit) => string,
): Promise<readonly PageOfVisit[]> {
  const { rows: pages } = await sql<PageOfVisit>`
    SELECT DISTINCT workspace_id AS "workspaceId", page_id AS "pageId" FROM visits
    WHERE workspace_id = ${workspaceId} AND ordinal IS NULL AND batch IS NULL`.execute(db);
  if (pages.length === 0) return [];
  const names = pages.map((page) => Buffer.from(nameOn(page), 'hex'));
  const { rows } = await sql<PageOfVisit>`
    DELETE FROM visits
    USING unnest(${pages.map(({ pageId }) => pageId)}::uuid[], ${names}::bytea[]) AS own (page_id, visitor)
    WHERE visits.workspace_id = ${workspaceId} AND visits.page_id = own.page_id AND visits.visitor = own.visitor
      AND ordinal IS NULL AND batch IS NULL
    RETURNING visits.workspace_id AS "workspaceId", visits.page_id AS "pageId"`.execute(db);
  return rows;
}
