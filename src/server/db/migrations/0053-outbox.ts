import { type Kysely, sql } from 'kysely';

/**
 * Mails that wait to be sent, written with the facts that cause them (decision 0080). A row names the person as `personal`
 * does and holds nothing about them: who is erased gets no mail. `cause` is the id of the fact. And of mails that stay in
 * the inbox of this machine, whom they are about, so that they go with the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE outbox (
      workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      cause text NOT NULL,
      kind text NOT NULL,
      subject text NOT NULL,
      due_at timestamptz(3) NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      PRIMARY KEY (workspace_id, cause, kind)
    )`.execute(db);
  await sql`CREATE INDEX outbox_due_at ON outbox (due_at)`.execute(db);
  await sql`
    ALTER TABLE mails ADD COLUMN workspace_id uuid REFERENCES workspaces ON DELETE CASCADE,
      ADD COLUMN about text`.execute(db);
  await sql`CREATE INDEX mails_about ON mails (workspace_id, about) WHERE about IS NOT NULL`.execute(db);
}
