import { sql } from 'kysely';
import type { Usage } from '#domain/account/usage.ts';
import type { Database } from '../db/database.ts';

/** Counts what a workspace holds. */
export async function measureUsage(db: Database, workspaceId: string): Promise<Usage> {
  const { rows } = await sql<Omit<Usage, 'plan'>>`
    SELECT
      count(*) FILTER (WHERE version = 1 AND stream LIKE 'idea-%') AS ideas,
      count(*) FILTER (WHERE version = 1 AND stream LIKE 'project-%') AS projects,
      count(*) AS events,
      coalesce(sum(pg_column_size(events.*)), 0)::bigint + (
        SELECT coalesce(sum(pg_column_size(personal.*)), 0)::bigint FROM personal WHERE workspace_id = ${workspaceId}
      ) AS "storedBytes",
      (SELECT count(*) FROM assets WHERE workspace_id = ${workspaceId}) AS images,
      (SELECT coalesce(sum(bytes), 0)::bigint FROM assets WHERE workspace_id = ${workspaceId}) AS "imageBytes",
      (SELECT count(*) FROM survey_files WHERE workspace_id = ${workspaceId}) AS files,
      (SELECT coalesce(sum(bytes), 0)::bigint FROM survey_files WHERE workspace_id = ${workspaceId}) AS "fileBytes"
    FROM events WHERE workspace_id = ${workspaceId}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count without a row');
  return { plan: 'free', ...counted };
}
