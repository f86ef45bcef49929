import { type Kysely, sql } from 'kysely';

/** The embedded identity provider's users, codes, tokens and key, and the mails for `/dev/inbox`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE identity_users (
      uid text PRIMARY KEY,
      email text NOT NULL UNIQUE,
      email_verified boolean NOT NULL,
      password_hash text,
      display_name text,
      photo_url text,
      created_at timestamptz NOT NULL,
      last_sign_in_at timestamptz NOT NULL,
      valid_since timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE identity_codes (
      code_hash bytea PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN')),
      email text NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_codes_email ON identity_codes (email, kind)`.execute(db);
  await sql`CREATE INDEX identity_codes_expires_at ON identity_codes (expires_at)`.execute(db);
  await sql`
    CREATE TABLE identity_refresh_tokens (
      token_hash bytea PRIMARY KEY,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      signed_in_at timestamptz NOT NULL,
      used_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX identity_refresh_tokens_uid ON identity_refresh_tokens (uid, used_at)`.execute(db);
  await sql`
    CREATE TABLE identity_keys (
      singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
      private_key jsonb NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      recipient text NOT NULL,
      subject text NOT NULL,
      kind text NOT NULL,
      link text NOT NULL,
      text text NOT NULL,
      at timestamptz NOT NULL
    )`.execute(db);
}
