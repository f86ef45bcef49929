import { type Kysely, sql } from 'kysely';

/** Content of every version of a page, so that a roll-back shows exactly that. Written with the facts of the pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE published_versions (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      page_id uuid NOT NULL,
      version integer NOT NULL,
      content jsonb NOT NULL,
      PRIMARY KEY (workspace_id, page_id, version)
    )`.execute(db);
}
