import { type Kysely, sql } from 'kysely';

/** A post's title is read whenever a notice about it is told, so that it goes with its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE notices SET title = '' WHERE kind = 'feedback'`.execute(db);
}
