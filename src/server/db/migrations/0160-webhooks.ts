import { type Kysely, sql } from 'kysely';

/**
 * Endpoints that are told of facts, and the messages to them, written with the facts (decision 0165). An endpoint goes with
 * the membership of whoever made it, and so with the account and the workspace. A message names its fact and holds nothing of
 * it: who is erased is in none that is sent afterwards. Ids of messages are in the order of the facts. One server at a time
 * sends to an endpoint, for as long as `busy_until` says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE webhooks (
      workspace_id uuid NOT NULL,
      id uuid NOT NULL,
      account_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('webhook', 'slack', 'discord')),
      url text NOT NULL,
      types text[] NOT NULL,
      personal boolean NOT NULL,
      secret bytea NOT NULL,
      previous_secret bytea,
      previous_secret_until timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      off_reason text CHECK (off_reason IN ('switched-off', 'gone', 'failing')),
      off_since timestamptz(3),
      failing_since timestamptz(3),
      failed_at timestamptz(3),
      tried_at timestamptz(3),
      busy_until timestamptz(3),
      PRIMARY KEY (workspace_id, id),
      CHECK ((off_reason IS NULL) = (off_since IS NULL)),
      FOREIGN KEY (workspace_id, account_id) REFERENCES memberships ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX webhooks_of_member ON webhooks (workspace_id, account_id)`.execute(db);
  await sql`
    CREATE TABLE webhook_deliveries (
      workspace_id uuid NOT NULL,
      webhook_id uuid NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      message_id text NOT NULL DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', ''),
      type text NOT NULL,
      stream text NOT NULL,
      position bigint,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL,
      due_at timestamptz(3) NOT NULL,
      tried_at timestamptz(3),
      status integer,
      error text,
      took_ms integer,
      answer text,
      PRIMARY KEY (workspace_id, webhook_id, id),
      FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at, webhook_id) WHERE state = 'waiting'`.execute(db);
  await sql`
    CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (workspace_id, webhook_id, stream, id)
    WHERE state = 'waiting'`.execute(db);
}
