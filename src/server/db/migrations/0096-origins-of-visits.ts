import { type Kysely, sql } from 'kysely';

/** From where a visit came, as hashes with the salt of its day: so that nobody decides a test of somebody else's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE visits ADD COLUMN origin text`.execute(db);
}
