import { type Kysely, sql } from 'kysely';

/** When the founder proved who they are at the identity provider, for the session; by it a sign-in's sessions are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN signed_in_at timestamptz`.execute(db);
}
