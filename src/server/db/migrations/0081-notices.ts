import { type Kysely, sql } from 'kysely';

/** Notices to founders, written with the facts that they are about (decision 0100). A notice for later has its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE notices (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      id text NOT NULL,
      kind text NOT NULL,
      stream text NOT NULL,
      title text NOT NULL,
      detail text NOT NULL,
      path text NOT NULL,
      at timestamptz(3) NOT NULL,
      read_at timestamptz(3),
      PRIMARY KEY (workspace_id, id)
    )`.execute(db);
  await sql`CREATE INDEX notices_at ON notices (workspace_id, at)`.execute(db);
}
