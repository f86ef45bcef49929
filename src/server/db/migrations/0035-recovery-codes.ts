import { type Kysely, sql } from 'kysely';

/** Recovery codes that have not been used yet, by a keyed hash; see decision 0061. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE identity_recovery_codes (
      code_hash bytea PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      made_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_recovery_codes_uid ON identity_recovery_codes (uid)`.execute(db);
}
