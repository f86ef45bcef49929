import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

test('a connection that the database ends while nobody uses it is replaced, and ends nothing else', async () => {
  const database = await freshDatabase();
  const { pool, db } = openDatabase(database.url, { max: 1 });
  const other = openDatabase(database.url, { max: 1 });
  const idOf = async () => (await sql<{ id: number }>`SELECT pg_backend_pid() AS id`.execute(db)).rows[0]?.id;
  const first = await idOf();
  await sql`SELECT pg_terminate_backend(${first})`.execute(other.db);
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(await idOf()).not.toBe(first);
  await other.db.destroy();
  await db.destroy();
  await database.drop();
});

test('a statement that the database refuses leaves its connection as it is', async () => {
  const database = await freshDatabase();
  const { pool, db } = openDatabase(database.url, { max: 1 });
  const idOf = async () => (await pool.query('SELECT pg_backend_pid() AS id')).rows[0]?.id;
  const first = await idOf();
  await expect(pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
  expect(await idOf()).toBe(first);
  await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow('terminating connection');
  expect(await idOf()).not.toBe(first);
  await db.destroy();
  await database.drop();
});
