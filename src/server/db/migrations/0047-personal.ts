import { type Kysely, sql } from 'kysely';

/**
 * Values in facts about people who may ask to be forgotten, a row a field. The facts in the log lack them, and their
 * hashes cover commitments to them, so that a person is erased by deleting rows here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE personal (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      subject text NOT NULL,
      position bigint NOT NULL,
      field text NOT NULL,
      value jsonb NOT NULL,
      salt text NOT NULL,
      PRIMARY KEY (workspace_id, position, field)
    )`.execute(db);
  await sql`CREATE INDEX personal_subjects ON personal (workspace_id, subject)`.execute(db);
}
