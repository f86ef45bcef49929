import { type Kysely, sql } from 'kysely';

/** Passkeys, and the challenges that their answers are to be for; see decision 0062. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE identity_passkeys (
      id text PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX identity_passkeys_uid ON identity_passkeys (uid, created_at)`.execute(db);
  await sql`
    CREATE TABLE identity_passkey_challenges (
      challenge_hash bytea PRIMARY KEY,
      purpose text NOT NULL,
      bound_to bytea,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_passkey_challenges_expires_at ON identity_passkey_challenges (expires_at)`.execute(
    db,
  );
}
