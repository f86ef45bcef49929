import { type Kysely, sql } from 'kysely';

/** Facts that a program has brought about say by which access token: its name, which stays when the token is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE events ADD COLUMN via text`.execute(db);
}
