import { type Kysely, sql } from 'kysely';

/**
 * When started experiments may be judged though nothing happens to them. A projection of their facts, written with them;
 * gone once it was done, or the sample was closed. `taken_until`: a server is at it. And an index that finds the
 * interviews held for an experiment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE due_judgements (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      experiment_id uuid NOT NULL,
      due_at timestamptz(3) NOT NULL,
      taken_until timestamptz(3),
      PRIMARY KEY (workspace_id, experiment_id, due_at)
    )`.execute(db);
  await sql`CREATE INDEX due_judgements_due_at ON due_judgements (due_at)`.execute(db);
  await sql`
    CREATE INDEX events_of_interviews ON events (workspace_id, (data->>'experimentId'))
    WHERE type = 'InterviewLogged'`.execute(db);
}
