import { type Kysely, sql } from 'kysely';

/** Finds the streams of a kind in a workspace without a look at its other facts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX events_of_streams ON events (workspace_id, split_part(stream, '-', 1), position)
    WHERE version = 1`.execute(db);
}
