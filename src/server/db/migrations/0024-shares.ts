import { type Kysely, sql } from 'kysely';

/**
 * Where the link to a shared node leads. A projection of the canvases' facts, written with them. Whoever was the first to
 * share by a grant keeps it: nobody else can put something of their own behind a link that they were given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE shares (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      grant_hash bytea NOT NULL UNIQUE,
      stream text NOT NULL,
      node text NOT NULL,
      expires_at timestamptz(3),
      revoked boolean NOT NULL,
      PRIMARY KEY (workspace_id, grant_hash)
    )`.execute(db);
}
