import { type Kysely, sql } from 'kysely';

/** Events of a founder's account, for its founder to see. The log has more, and keeps it for the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE security_events (
      workspace_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      id uuid NOT NULL,
      event text NOT NULL,
      outcome text NOT NULL,
      reason text,
      method text,
      second_factor boolean,
      made_by text NOT NULL,
      address text,
      device text,
      ended_device text,
      times integer NOT NULL,
      first_at timestamptz(3) NOT NULL,
      at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, account_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX security_events_newest ON security_events (workspace_id, account_id, at DESC, id DESC)`.execute(db);
  await sql`CREATE INDEX security_events_age ON security_events (at)`.execute(db);
}
