import { type Kysely, sql } from 'kysely';

/**
 * Domains of founders' own at which their pages are. Several workspaces may claim a host; one at most has it. What proves a
 * claim is not stored: it follows from the claim.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE page_domains (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      page_id uuid NOT NULL,
      host text NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'working', 'broken')),
      fault text,
      since timestamptz(3) NOT NULL,
      checked_at timestamptz(3),
      check_at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, page_id),
      UNIQUE (workspace_id, host)
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX page_domains_working ON page_domains (host) WHERE state = 'working'`.execute(db);
  await sql`CREATE INDEX page_domains_check_at ON page_domains (check_at)`.execute(db);
}
