import { type Kysely, sql } from 'kysely';

/**
 * A notice lies in the workspace of the account that it is for. One about a comment says in whose workspace that is, so that
 * it is told only to who can still read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE notices ADD COLUMN about_workspace uuid REFERENCES workspaces ON DELETE CASCADE`.execute(db);
  await sql`CREATE INDEX notices_about_workspace ON notices (about_workspace) WHERE about_workspace IS NOT NULL`.execute(
    db,
  );
}
