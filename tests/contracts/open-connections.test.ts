import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnections, openDatabase } from '#server/db/database.ts';
import { start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

test('a server has the connections that it keeps before its first request, and while it has nothing to do', async () => {
  const fresh = await freshDatabase();
  const { pool } = openDatabase(fresh.url, { impatient: true, ready: 8 });
  await openConnections(pool);
  expect([pool.idleCount, pool.totalCount, pool.waitingCount]).toEqual([8, 8, 0]);
  // So many are spared when the pool closes what has been idle for ten seconds.
  expect(pool.options.min).toBe(8);
  await pool.end();
  await fresh.drop();
});

test('a server keeps as many connections as it is told to', async () => {
  const fresh = await databaseWithKey();
  const running = await start({ ...smallServer, DATABASE_URL: fresh.url, READY_CONNECTIONS: '5' }, bareClient);
  const { db } = openDatabase(fresh.url, { max: 1, name: 'test' });
  const { rows } = await sql`
    SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'groundwork'`.execute(db);
  expect(rows).toEqual([{ open: 5 }]);
  await db.destroy();
  await running.stop();
  await fresh.drop();
});
