import { type Kysely, sql } from 'kysely';

/**
 * The id of a page or survey is its founder's choice, and another founder may choose the same: what is kept of its visitors
 * is its workspace's. With that, `visits` can be divided by workspace too (decision 0104).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE visits DROP CONSTRAINT visits_pkey, ADD PRIMARY KEY (workspace_id, id),
      DROP CONSTRAINT visits_page_id_visitor_key, ADD UNIQUE (workspace_id, page_id, visitor)`.execute(db);
  await sql`DROP INDEX visits_uncounted, visits_workspace`.execute(db);
  await sql`CREATE INDEX visits_uncounted ON visits (workspace_id, page_id, id) WHERE ordinal IS NULL`.execute(db);
  await sql`DROP INDEX dropped_visits_open, dropped_visits_workspace`.execute(db);
  await sql`
    CREATE UNIQUE INDEX dropped_visits_open ON dropped_visits (workspace_id, page_id, reason) WHERE batch IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX dropped_visits_page ON dropped_visits (workspace_id, page_id)`.execute(db);
}
