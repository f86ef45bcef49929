import { type Kysely, sql } from 'kysely';

/**
 * Responses to surveys that were begun: kept for 30 days after the last step, so that somebody can finish later. Once a
 * response is in the log, only what its last page says again stays here, for two days. `visitor`: a hash with the salt of a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE survey_drafts (
      id uuid PRIMARY KEY,
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      survey_id uuid NOT NULL,
      version integer NOT NULL,
      answers jsonb NOT NULL,
      passed jsonb NOT NULL,
      visitor bytea NOT NULL,
      ordinal integer,
      source text NOT NULL,
      link text,
      end_id text,
      changed_at timestamptz(3) NOT NULL,
      completed_at timestamptz(3)
    )`.execute(db);
  await sql`CREATE INDEX survey_drafts_visitor ON survey_drafts (survey_id, visitor)`.execute(db);
  await sql`CREATE INDEX survey_drafts_link ON survey_drafts (survey_id, link) WHERE link IS NOT NULL`.execute(db);
  await sql`CREATE INDEX survey_drafts_workspace ON survey_drafts (workspace_id)`.execute(db);
  await sql`CREATE INDEX survey_drafts_changed_at ON survey_drafts (changed_at)`.execute(db);
}
