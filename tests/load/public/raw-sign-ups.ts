import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/**
 * Writes the rows that one sign-up has left, over and over with keys of their own: a statement and a transaction each,
 * and no product around them. There must have been a sign-up. The tables have the indexes of the product's.
 */
export async function rawSignUps(pool: pg.Pool): Promise<() => Promise<void>> {
  const rowsOf = async (text: string, ...values: unknown[]): Promise<Row[]> =>
    (await pool.query<{ row: Row }>(text, values)).rows.map(({ row }) => row);
  const [event = {}] = await rowsOf(`
    SELECT to_jsonb(events) AS row FROM events WHERE type = 'SignUpReceived' ORDER BY recorded_at DESC LIMIT 1`);
  const personal = await rowsOf(
    'SELECT to_jsonb(personal) AS row FROM personal WHERE workspace_id = $1 AND position = $2',
    event['workspace_id'],
    event['position'],
  );
  const [command = {}] = await rowsOf(
    'SELECT to_jsonb(commands) AS row FROM commands WHERE workspace_id = $1 AND id = $2',
    event['workspace_id'],
    event['command_id'],
  );
  const [visit = {}] = await rowsOf(`SELECT to_jsonb(visits) - 'id' AS row FROM visits LIMIT 1`);
  for (const name of ['events', 'personal', 'commands', 'visits'])
    await pool.query(`CREATE TABLE IF NOT EXISTS raw_${name} (LIKE ${name} INCLUDING ALL)`);
  return async () => {
    const [position, command_id] = [nextPosition++, `visit:${randomUUID()}:sign-up`];
    const rows = [
      { ...event, position, version: position, command_id, change_id: command_id },
      personal.map((field) => ({ ...field, position })),
      { ...command, id: command_id },
      { ...visit, visitor: `\\x${randomBytes(32).toString('hex')}` },
    ];
    await pool.query({ name: 'raw-sign-up', text: inserting, values: rows.map((each) => JSON.stringify(each)) });
  };
}

let nextPosition = 1;

const inserting = `
  WITH event AS (
    INSERT INTO raw_events SELECT * FROM jsonb_populate_record(NULL::raw_events, $1)
  ), fields AS (
    INSERT INTO raw_personal SELECT * FROM jsonb_populate_recordset(NULL::raw_personal, $2)
  ), answer AS (
    INSERT INTO raw_commands SELECT * FROM jsonb_populate_record(NULL::raw_commands, $3)
  )
  INSERT INTO raw_visits (workspace_id, page_id, visitor, version, source, seen_at, batch, ordinal)
  SELECT workspace_id, page_id, visitor, version, source, seen_at, batch, ordinal
  FROM jsonb_populate_record(NULL::raw_visits, $4)`;
