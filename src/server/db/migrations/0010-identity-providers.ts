import { type Kysely, sql } from 'kysely';

/** Sign-in by other providers and by custom tokens: users without an address, their links, and how a sign-in came about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE identity_users
      ALTER COLUMN email DROP NOT NULL,
      ADD COLUMN email_link boolean NOT NULL DEFAULT false`.execute(db);
  await sql`UPDATE identity_users SET email_link = password_hash IS NULL`.execute(db);
  await sql`
    CREATE TABLE identity_links (
      provider_id text NOT NULL,
      subject text NOT NULL,
      uid text NOT NULL REFERENCES identity_users ON DELETE CASCADE,
      email text,
      display_name text,
      photo_url text,
      linked_at timestamptz NOT NULL,
      PRIMARY KEY (provider_id, subject),
      UNIQUE (uid, provider_id)
    )`.execute(db);
  await sql`
    ALTER TABLE identity_refresh_tokens
      ADD COLUMN provider_id text NOT NULL DEFAULT 'password',
      ADD COLUMN second_factor text`.execute(db);
}
