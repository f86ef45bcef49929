import { type Kysely, sql } from 'kysely';

/** The log: workspaces, events and the answer to every command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE workspaces (
      id uuid PRIMARY KEY,
      position bigint NOT NULL DEFAULT 0,
      head_hash text NOT NULL DEFAULT repeat('0', 64),
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`
    CREATE TABLE events (
      workspace_id uuid NOT NULL,
      position bigint NOT NULL,
      stream text NOT NULL,
      version integer NOT NULL,
      command_id text NOT NULL,
      n integer NOT NULL,
      type text NOT NULL,
      v integer NOT NULL,
      data jsonb NOT NULL,
      at timestamptz(3) NOT NULL,
      recorded_at timestamptz(3) NOT NULL,
      by_kind text NOT NULL,
      by_id text NOT NULL,
      device text NOT NULL,
      change_id text NOT NULL,
      undoes text,
      seals jsonb NOT NULL,
      hash text NOT NULL,
      PRIMARY KEY (workspace_id, position),
      UNIQUE (workspace_id, stream, version),
      UNIQUE (workspace_id, command_id, n)
    )`.execute(db);
  await sql`
    CREATE TABLE commands (
      workspace_id uuid NOT NULL,
      id text NOT NULL,
      reason text,
      recorded_at timestamptz(3) NOT NULL,
      PRIMARY KEY (workspace_id, id)
    )`.execute(db);
}
