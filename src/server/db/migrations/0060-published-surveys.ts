import { type Kysely, sql } from 'kysely';

/**
 * Surveys that strangers see under `/s/{survey}`, written with the facts of the surveys: the questions of a version
 * never change, and `rules` says who may answer now. `is_full`: no more responses are taken.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE published_surveys (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      survey_id uuid NOT NULL,
      version integer NOT NULL,
      content jsonb NOT NULL,
      rules jsonb NOT NULL,
      is_live boolean NOT NULL,
      is_full boolean NOT NULL DEFAULT false,
      published_at timestamptz(3) NOT NULL,
      taken_down_at timestamptz(3),
      reports integer NOT NULL DEFAULT 0,
      PRIMARY KEY (workspace_id, survey_id)
    )`.execute(db);
  await sql`CREATE INDEX published_surveys_survey ON published_surveys (survey_id)`.execute(db);
  await sql`
    CREATE TABLE published_survey_versions (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      survey_id uuid NOT NULL,
      version integer NOT NULL,
      content jsonb NOT NULL,
      PRIMARY KEY (workspace_id, survey_id, version)
    )`.execute(db);
}
