import { type Kysely, sql } from 'kysely';

/**
 * Pages that strangers see under an address: the content of one version of a page, written with the fact that published
 * it. One page has an address at a time. `is_live`: nobody has unpublished it. `taken_down_at`: the operator has closed
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE published_pages (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      page_id uuid NOT NULL,
      slug text NOT NULL,
      version integer NOT NULL,
      content jsonb NOT NULL,
      is_live boolean NOT NULL,
      published_at timestamptz(3) NOT NULL,
      taken_down_at timestamptz(3),
      reports integer NOT NULL DEFAULT 0,
      PRIMARY KEY (workspace_id, page_id)
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX published_pages_slug ON published_pages (slug)`.execute(db);
}
