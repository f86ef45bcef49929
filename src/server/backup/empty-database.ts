import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { excludedTables, keptTables, migrationTable } from './backup-tables.ts';

/** Tables that a server fills by itself when it first starts; rows of every other table belong to somebody. */
const madeAtStart = ['server_keys', 'identity_keys'];
const tables = [...keptTables.map(({ name }) => name), ...excludedTables];

/** The tables that hold something, of those that matter. */
export async function tablesInUse(db: Database): Promise<string[]> {
  const used: string[] = [];
  for (const { name } of keptTables) {
    if (madeAtStart.includes(name) || !(await exists(db, name))) continue;
    const { rows } = await sql`SELECT FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0) used.push(name);
  }
  return used;
}

/** Takes away all that Groundwork has made in the database, and nothing else. */
export async function emptyDatabase(db: Database): Promise<void> {
  for (const name of [...tables, migrationTable])
    await sql`DROP TABLE IF EXISTS ${sql.table(name)} CASCADE`.execute(db);
  for (const name of [
    'tell_session_ended',
    'end_sign_in_of_session',
    'take_attempts',
    'keyed_hash',
    'tell_memberships',
  ])
    await sql`DROP FUNCTION IF EXISTS ${sql.id(name)}`.execute(db);
}

async function exists(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS found`.execute(db);
  return rows[0]?.found ?? false;
}
