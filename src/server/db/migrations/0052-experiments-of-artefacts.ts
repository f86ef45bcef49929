import { type Kysely, sql } from 'kysely';

/** Finds the experiments that count what strangers do on a page, with each of its entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX events_of_artefacts ON events (workspace_id, (data->'artefact'->>'id'))
    WHERE type IN ('ExperimentDesigned', 'ExperimentRevised')`.execute(db);
}
