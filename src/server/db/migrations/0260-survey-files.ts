import { type Kysely, sql } from 'kysely';

/**
 * Files that strangers have answered surveys with: their bytes, and nothing that they were called. `response_id` is the draft
 * of the response, and its entry once it is sent; until then `is_sent` is false, and the file goes with the draft.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE survey_files (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      id uuid NOT NULL,
      survey_id uuid NOT NULL,
      response_id uuid NOT NULL,
      question_id text NOT NULL,
      kind text NOT NULL,
      bytes integer NOT NULL,
      is_sent boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL,
      body bytea NOT NULL,
      PRIMARY KEY (workspace_id, id),
      UNIQUE (workspace_id, response_id, question_id)
    )`.execute(db);
  // It is compressed already.
  await sql`ALTER TABLE survey_files ALTER COLUMN body SET STORAGE EXTERNAL`.execute(db);
  await sql`CREATE INDEX survey_files_unsent ON survey_files (response_id) WHERE NOT is_sent`.execute(db);
  await sql`CREATE INDEX survey_files_created_at ON survey_files (created_at) WHERE is_sent`.execute(db);
}
