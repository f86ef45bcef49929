import { type Kysely, sql } from 'kysely';

/**
 * Visits of published pages, outside the log, which gets them counted (decision 0079). Nothing here outlives 48 hours, but
 * for visits that were not counted yet. A visitor is a hash with the salt of a day; no address is stored. `batch`: those
 * that are counted by one command, so that a server that is killed meanwhile leaves it to another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE visit_salts (day date PRIMARY KEY, salt bytea NOT NULL)`.execute(db);
  await sql`
    CREATE TABLE visits (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      page_id uuid NOT NULL,
      visitor bytea NOT NULL,
      version text NOT NULL,
      source text NOT NULL,
      seen_at timestamptz(3) NOT NULL,
      batch uuid,
      ordinal integer,
      UNIQUE (page_id, visitor)
    )`.execute(db);
  await sql`CREATE INDEX visits_uncounted ON visits (page_id, id) WHERE ordinal IS NULL`.execute(db);
  await sql`CREATE INDEX visits_workspace ON visits (workspace_id)`.execute(db);
  await sql`CREATE INDEX visits_seen_at ON visits (seen_at)`.execute(db);
  await sql`
    CREATE TABLE dropped_visits (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      page_id uuid NOT NULL,
      reason text NOT NULL,
      n integer NOT NULL,
      since timestamptz(3) NOT NULL,
      batch uuid
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX dropped_visits_open ON dropped_visits (page_id, reason) WHERE batch IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX dropped_visits_workspace ON dropped_visits (workspace_id)`.execute(db);
  await sql`
    CREATE TABLE founder_visitors (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      visitor bytea NOT NULL,
      seen_at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, visitor)
    )`.execute(db);
}
