import { type Kysely, sql } from 'kysely';

/**
 * To whom a page with two versions was sent, each once in two days, as the hashes that visits have: so that a split is
 * judged by what was sent, whoever reports what as seen. How many there were stands with what is dropped, until it is
 * counted in the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE pages_sent (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      page_id uuid NOT NULL,
      visitor bytea NOT NULL,
      origin text NOT NULL,
      sent_at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, page_id, visitor)
    )`.execute(db);
  await sql`CREATE INDEX pages_sent_origin ON pages_sent (workspace_id, page_id, origin)`.execute(db);
  await sql`CREATE INDEX pages_sent_at ON pages_sent (sent_at)`.execute(db);
}
