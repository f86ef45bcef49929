import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { largeTables, migratePartitioned } from '../fixtures/partition-by-workspace.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

test('Every large table can be divided by workspace, with all its keys, and the migrations after it run', async () => {
  const { url, drop } = await freshDatabase();
  const { pool, db } = openDatabase(url, { max: 1 });
  try {
    const keysOf = async (): Promise<unknown[]> => {
      const { rows } = await pool.query(
        `SELECT c.relname AS table, pg_get_constraintdef(k.oid) AS key
         FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
         WHERE k.contype IN ('p', 'u', 'f') AND c.relname = ANY ($1) ORDER BY 1, 2`,
        [largeTables],
      );
      return rows;
    };
    const keys = await keysOf();
    await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migratePartitioned(db);
    expect(await keysOf()).toEqual(keys);
    const { rows } = await pool.query<{ table: string; parts: number }>(
      `SELECT c.relname AS table, count(i.inhrelid)::int AS parts
       FROM pg_class c LEFT JOIN pg_inherits i ON i.inhparent = c.oid
       WHERE c.relname = ANY ($1) GROUP BY 1 ORDER BY 1`,
      [largeTables],
    );
    expect(rows).toEqual(largeTables.toSorted().map((table) => ({ table, parts: 4 })));
  } finally {
    await db.destroy();
    await drop();
  }
});
