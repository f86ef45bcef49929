import { type Kysely, sql } from 'kysely';

/** When the identity provider last vouched for whoever uses a session; null for sessions of old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN vouched_at timestamptz`.execute(db);
}
