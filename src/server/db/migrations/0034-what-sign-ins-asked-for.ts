import { type Kysely, sql } from 'kysely';

/**
 * Whether a sign-in was confirmed with the key of the session that stands on it, and which sign-in has asked for a code: the
 * code ends with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE identity_sign_ins ADD COLUMN confirmed_at timestamptz`.execute(db);
  await sql`
    ALTER TABLE identity_codes
      ADD COLUMN sign_in_id text REFERENCES identity_sign_ins ON DELETE CASCADE`.execute(db);
  await sql`CREATE INDEX identity_codes_sign_in_id ON identity_codes (sign_in_id)`.execute(db);
}
