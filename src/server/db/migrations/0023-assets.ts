import { type Kysely, sql } from 'kysely';

/** Images, as they were encoded anew. They are compressed already, so the database must not try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE assets (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      id uuid NOT NULL,
      digest bytea NOT NULL,
      type text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      bytes integer NOT NULL,
      created_at timestamptz NOT NULL,
      body bytea NOT NULL,
      PRIMARY KEY (workspace_id, id),
      UNIQUE (workspace_id, digest)
    )`.execute(db);
  await sql`ALTER TABLE assets ALTER COLUMN body SET STORAGE EXTERNAL`.execute(db);
  await sql`CREATE INDEX assets_id ON assets (id)`.execute(db);
}
