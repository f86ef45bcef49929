import { type Kysely, sql } from 'kysely';

/** Workspaces from which nothing is published any more: the operator has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE publishing_bans (
      workspace_id uuid PRIMARY KEY REFERENCES workspaces ON DELETE CASCADE,
      banned_at timestamptz(3) NOT NULL
    )`.execute(db);
}
