import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/** Whether the database is not at the level of this version: behind it, or ahead. */
export async function needsMigration(db: Database): Promise<boolean> {
  const found = await sql<{ found: boolean }>`SELECT to_regclass('migrations') IS NOT NULL AS found`.execute(db);
  if (!found.rows[0]?.found) return true;
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(db);
  const applied = rows.map(({ name }) => name);
  return applied.toSorted().join() !== Object.keys(migrations).toSorted().join();
}
