import { type Kysely, sql } from 'kysely';

/** Workspaces that an owner has asked to delete, with when that is done. The row goes with the workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE workspace_deletions (
      workspace_id uuid PRIMARY KEY REFERENCES workspaces ON DELETE CASCADE,
      due_at timestamptz(3) NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX workspace_deletions_due_at ON workspace_deletions (due_at)`.execute(db);
}
