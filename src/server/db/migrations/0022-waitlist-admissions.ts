import { type Kysely, sql } from 'kysely';

/** Whom of the waitlist the operator has let in; null for those who still wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE waitlist ADD COLUMN admitted_at timestamptz`.execute(db);
}
