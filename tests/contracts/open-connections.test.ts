import { expect, test } from 'vitest';
import { openConnections, openDatabase } from '#server/db/database.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

test('a server has eight connections before its first request, and keeps them while it has nothing to do', async () => {
  const fresh = await freshDatabase();
  const { pool } = openDatabase(fresh.url, { impatient: true });
  await openConnections(pool);
  expect([pool.idleCount, pool.totalCount, pool.waitingCount]).toEqual([8, 8, 0]);
  // So many are spared when the pool closes what has been idle for ten seconds.
  expect(pool.options.min).toBe(8);
  await pool.end();
  await fresh.drop();
});
