import { type Kysely, sql } from 'kysely';

/** A notice of an answer quotes the team's reply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE notices ADD COLUMN words text NOT NULL DEFAULT ''`.execute(db);
}
