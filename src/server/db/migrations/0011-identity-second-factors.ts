import { type Kysely, sql } from 'kysely';

/** Second factors: those enrolled, those being enrolled, and sign-ins that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE identity_second_factors (
      id text PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      secret bytea NOT NULL,
      display_name text,
      enrolled_at timestamptz NOT NULL,
      last_step bigint NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_second_factors_uid ON identity_second_factors (uid, enrolled_at)`.execute(db);
  await sql`
    CREATE TABLE identity_enrolments (
      token_hash bytea PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      secret bytea NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_enrolments_uid ON identity_enrolments (uid)`.execute(db);
  await sql`
    CREATE TABLE identity_pending_sign_ins (
      token_hash bytea PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      provider_id text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_pending_sign_ins_uid ON identity_pending_sign_ins (uid)`.execute(db);
}
