import { type Kysely, sql } from 'kysely';

/** The comment of another account that an account has seen last, by thread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE comment_reads (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      thread_id uuid NOT NULL,
      comment_id uuid NOT NULL,
      seen_at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, account_id, thread_id)
    )`.execute(db);
  await sql`CREATE INDEX comment_reads_account_id ON comment_reads (account_id)`.execute(db);
}
