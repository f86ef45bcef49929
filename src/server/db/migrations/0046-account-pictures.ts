import { type Kysely, sql } from 'kysely';

/** The picture of a founder, encoded anew. Another one has another id. It is compressed already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE account_pictures (
      account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
      id uuid NOT NULL,
      type text NOT NULL,
      side integer NOT NULL,
      created_at timestamptz NOT NULL,
      body bytea NOT NULL
    )`.execute(db);
  await sql`ALTER TABLE account_pictures ALTER COLUMN body SET STORAGE EXTERNAL`.execute(db);
}
