import { type Kysely, sql } from 'kysely';

/** The log: workspaces, events, the answer to every command, and the function that appends. */
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
  await appendCommands.execute(db);
}

/**
 * Appends what the server has decided, in one transaction under the lock of the workspace, or says why not:
 * - `known`, with the ids of commands that were answered before;
 * - `stale`, with the streams that have moved on since the server read them;
 * - `missing`: there is no such workspace.
 * Otherwise `appended`, with the position before the first fact and one hash a fact. The hash covers the previous
 * one, position, version, time and the fact's canonical text, one a line; `verify-chain.ts` recomputes it.
 *
 * Its plans are made while the tables are small and kept for as long as the connection: without the two settings they
 * would read whole tables.
 *
 * `versions`: `{stream: version decided on}`. `answers`: `[{id, reason}]`, a command each. `facts`, in order:
 * `[{stream, version, command, n, type, v, data, seals, at, byKind, byId, device, change, canonical}]`.
 */
const appendCommands = sql`
  CREATE FUNCTION append_commands(
    the_workspace uuid, versions jsonb, answers jsonb, facts jsonb,
    now_text text,
    OUT outcome text, OUT names text[], OUT after_position bigint, OUT hashes text[]
  ) LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  DECLARE
    head text;
    fact jsonb;
    at_position bigint;
  BEGIN
    SELECT position, head_hash INTO after_position, head FROM workspaces WHERE id = the_workspace FOR UPDATE;
    IF NOT FOUND THEN
      outcome := 'missing';
      RETURN;
    END IF;

    SELECT array_agg(c.id) INTO names FROM commands c
      WHERE c.workspace_id = the_workspace
        AND c.id = ANY (ARRAY(SELECT a ->> 'id' FROM jsonb_array_elements(answers) a));
    IF names IS NOT NULL THEN
      outcome := 'known';
      RETURN;
    END IF;

    SELECT array_agg(s.key) INTO names FROM jsonb_each_text(versions) s
      WHERE s.value::integer <> coalesce((
        SELECT e.version FROM events e WHERE e.workspace_id = the_workspace AND e.stream = s.key
        ORDER BY e.version DESC LIMIT 1), 0);
    IF names IS NOT NULL THEN
      outcome := 'stale';
      RETURN;
    END IF;

    outcome := 'appended';
    hashes := '{}';
    at_position := after_position;
    FOR fact IN SELECT value FROM jsonb_array_elements(facts) LOOP
      at_position := at_position + 1;
      head := encode(sha256(convert_to(concat_ws(E'\n',
        head, at_position, fact ->> 'version', now_text, fact ->> 'canonical'), 'UTF8')), 'hex');
      hashes := hashes || head;
      INSERT INTO events (workspace_id, position, stream, version, command_id, n, type, v, data, at, recorded_at,
          by_kind, by_id, device, change_id, undoes, seals, hash)
        VALUES (the_workspace, at_position, fact ->> 'stream', (fact ->> 'version')::integer, fact ->> 'command',
          (fact ->> 'n')::integer, fact ->> 'type', (fact ->> 'v')::integer, fact -> 'data',
          (fact ->> 'at')::timestamptz, now_text::timestamptz, fact ->> 'byKind', fact ->> 'byId',
          fact ->> 'device', fact ->> 'change', fact ->> 'undoes', fact -> 'seals', head);
    END LOOP;
    INSERT INTO commands (workspace_id, id, reason, recorded_at)
      SELECT the_workspace, a ->> 'id', a ->> 'reason', now_text::timestamptz FROM jsonb_array_elements(answers) a;
    IF at_position > after_position THEN
      UPDATE workspaces SET position = at_position, head_hash = head WHERE id = the_workspace;
    END IF;
  END $$`;
