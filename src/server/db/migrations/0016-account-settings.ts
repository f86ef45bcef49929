import { type Kysely, sql } from 'kysely';

/** Adds the founders' own choices: the name they go by, and what they want to be told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE accounts
      ADD COLUMN display_name_chosen boolean NOT NULL DEFAULT false,
      ADD COLUMN notifications jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
