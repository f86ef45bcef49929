import { type Kysely, sql } from 'kysely';

/** The page that asked the first question of a response, to which its end leads back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE survey_drafts ADD COLUMN page_id uuid`.execute(db);
}
