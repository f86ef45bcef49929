import { type Kysely, sql } from 'kysely';

/** Marks of the notices that an account has read, in a workspace in which all members see the same ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE notice_reads (
      workspace_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      notice_id text NOT NULL,
      read_at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, account_id, notice_id),
      FOREIGN KEY (workspace_id, notice_id) REFERENCES notices ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX notice_reads_notice ON notice_reads (workspace_id, notice_id)`.execute(db);
  await sql`CREATE INDEX notice_reads_account_id ON notice_reads (account_id)`.execute(db);
  await sql`
    INSERT INTO notice_reads (workspace_id, account_id, notice_id, read_at)
    SELECT notices.workspace_id, memberships.account_id, notices.id, notices.read_at
    FROM notices JOIN memberships ON memberships.workspace_id = notices.workspace_id
    WHERE notices.read_at IS NOT NULL`.execute(db);
  await sql`ALTER TABLE notices DROP COLUMN read_at`.execute(db);
}
