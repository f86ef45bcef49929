import { type Kysely, sql } from 'kysely';

/** Accounts, their sessions with both kinds of tokens, the server's own keys, and the waitlist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE accounts (
      id uuid PRIMARY KEY,
      workspace_id uuid NOT NULL UNIQUE REFERENCES workspaces (id) DEFERRABLE INITIALLY DEFERRED,
      provider_uid text NOT NULL UNIQUE,
      email text NOT NULL,
      email_verified boolean NOT NULL,
      display_name text,
      photo_url text,
      profile_as_of timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      onboarding_completed boolean NOT NULL DEFAULT false,
      onboarding_answers jsonb
    )`.execute(db);
  await sql`
    CREATE TABLE sessions (
      id uuid PRIMARY KEY,
      workspace_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      generation integer NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('session_ended', OLD.id::text);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER session_ended AFTER DELETE ON sessions
    FOR EACH ROW EXECUTE FUNCTION tell_session_ended()`.execute(db);
  await sql`CREATE INDEX sessions_account_id ON sessions (account_id)`.execute(db);
  await sql`CREATE INDEX sessions_expires_at ON sessions (expires_at)`.execute(db);
  await sql`
    CREATE TABLE session_refresh_tokens (
      token_hash bytea PRIMARY KEY,
      session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
      generation integer NOT NULL,
      expires_at timestamptz NOT NULL,
      first_used_at timestamptz,
      UNIQUE (session_id, generation)
    )`.execute(db);
  await sql`CREATE INDEX session_refresh_tokens_expires_at ON session_refresh_tokens (expires_at)`.execute(db);
  await sql`
    CREATE TABLE session_access_tokens (
      token_hash bytea PRIMARY KEY,
      session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
      generation integer NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX session_access_tokens_session_id ON session_access_tokens (session_id)`.execute(db);
  await sql`CREATE INDEX session_access_tokens_expires_at ON session_access_tokens (expires_at)`.execute(db);
  await sql`CREATE TABLE server_keys (name text PRIMARY KEY, secret bytea NOT NULL)`.execute(db);
  await sql`CREATE TABLE waitlist (email text PRIMARY KEY, joined_at timestamptz NOT NULL)`.execute(db);
}
