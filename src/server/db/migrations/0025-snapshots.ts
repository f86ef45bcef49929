import { type Kysely, sql } from 'kysely';

/**
 * States of large streams, so that a server that has just started need not fold them from their first fact. Whatever is in
 * here can be thrown away. `event_hash` is of the last fact in the state, by which a snapshot of another log is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE snapshots (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      stream text NOT NULL,
      fold_version integer NOT NULL,
      version integer NOT NULL,
      event_hash text NOT NULL,
      state text NOT NULL,
      PRIMARY KEY (workspace_id, stream, fold_version)
    )`.execute(db);
}
