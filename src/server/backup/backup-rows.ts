import type { ClientBase } from 'pg';
import { type BackupHeader, BackupRefused, formatVersion } from './backup-lines.ts';
import { keptTables, migrationTable } from './backup-tables.ts';

const rowsByDefault = 200;

/**
 * The lines of a backup but for the last, each without its end, with the table that it is a row of. Throws `BackupRefused`
 * where the database is empty.
 */
export async function* backupRows(
  client: ClientBase,
  at: Date,
): AsyncGenerator<{ readonly table?: string; readonly line: string }> {
  // What PostgreSQL writes must not depend on how it was set up.
  await client.query("SET LOCAL timezone TO 'UTC'");
  await client.query("SET LOCAL bytea_output TO 'hex'");
  yield { line: JSON.stringify(await headerOf(client, at)) };
  for (const { name, order, rowsAtOnce = rowsByDefault } of keptTables) {
    if (!(await exists(client, name))) continue;
    await client.query(
      `DECLARE kept NO SCROLL CURSOR FOR SELECT row_to_json(kept)::text AS row FROM ${name} AS kept ORDER BY ${order}`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM kept`);
      if (rows.length === 0) break;
      for (const { row } of rows) yield { table: name, line: `{"table":"${name}","row":${row}}` };
    }
    await client.query('CLOSE kept');
  }
}

async function headerOf(client: ClientBase, at: Date): Promise<BackupHeader> {
  if (!(await exists(client, migrationTable)))
    throw new BackupRefused('The database is empty: no server has started on it yet, so there’s nothing to save.');
  const postgres = await client.query<{ server_version: string }>('SHOW server_version');
  const applied = await client.query<{ name: string }>(`SELECT name FROM ${migrationTable} ORDER BY name`);
  return {
    format: 'groundwork-backup',
    version: formatVersion,
    at: at.toISOString(),
    postgres: postgres.rows[0]?.server_version ?? '',
    migrations: applied.rows.map(({ name }) => name),
  };
}

/** A database that has not been brought up to date yet lacks the newest tables. */
async function exists(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
  return rows[0]?.found ?? false;
}
