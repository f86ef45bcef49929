import { type Kysely, sql } from 'kysely';

/** From which device a session was opened, and when it was last renewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN user_agent text, ADD COLUMN last_used_at timestamptz`.execute(db);
  await sql`UPDATE sessions SET last_used_at = created_at`.execute(db);
  await sql`ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL`.execute(db);
}
