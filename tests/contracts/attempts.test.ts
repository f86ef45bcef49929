import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Attempts, createAttempts } from '#server/limits/attempts.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

let database: FreshDatabase;
let db: Database;
let now = 0;
let attempts: Attempts;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(database.url, { max: 8 }).db;
  attempts = createAttempts(db, () => new Date(now), Buffer.alloc(32, 1));
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

const minute = 60_000;
const limit = (key: string, most: number, windowMs = minute) => ({ key, most, windowMs });
const rows = async () => Number((await db.selectFrom('attempts').select(db.fn.countAll().as('n')).execute())[0]?.n);

test('a limit counts attempts until it is reached, says how long to wait and what is full, and starts anew after it', async () => {
  const limits = [limit('a', 2), limit('b', 3, 2 * minute)];
  const free = { taken: true, waitS: 1, full: [] };
  expect([await attempts.take(limits), await attempts.take(limits)]).toEqual([free, { ...free, full: ['a'] }]);
  now += 15_500;
  expect(await attempts.take(limits)).toEqual({ taken: false, waitS: 45, full: ['a'] });
  expect(await attempts.take([limit('b', 3)])).toEqual({ ...free, full: ['b'] });
  expect(await attempts.take(limits)).toEqual({ taken: false, waitS: 105, full: ['a', 'b'] });
  now += 44_500;
  expect(await attempts.take([limit('a', 1)])).toEqual({ ...free, full: ['a'] });
  expect(await attempts.take(limits)).toEqual({ taken: false, waitS: 60, full: ['b'] });
});

test('what one limit refuses counts for none, and leaves no row', async () => {
  await attempts.take([limit('c', 1)]);
  const before = await rows();
  for (let n = 0; n < 5; n += 1) await attempts.take([limit('c', 1), limit(`made up ${n}`, 1)]);
  expect(await rows()).toBe(before);
});

test('whoever had to wait for another that took the last one leaves no row either', async () => {
  const before = await rows();
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const later = await db.transaction().execute(async (trx) => {
    await createAttempts(trx, () => new Date(now), Buffer.alloc(32, 1)).take([limit('j', 1)]);
    const asked = attempts.take([limit('j', 1), limit('made up meanwhile', 1)]);
    await expect.poll(async () => (await sql.raw(waiting).execute(db)).rows.length).toBe(1);
    return { asked };
  });
  expect(await later.asked).toEqual({ taken: false, waitS: 60, full: ['j'] });
  expect(await rows()).toBe(before + 1);
});

test('of many at once exactly as many are taken as there is room for, and none waits for another for ever', async () => {
  const taken = await Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      const both = [limit('d', 40), limit(`e ${n % 3}`, 10)];
      return attempts.take(n % 2 === 0 ? both : both.toReversed());
    }),
  );
  expect(taken.filter((each) => each.taken)).toHaveLength(30);
  const rest = await Promise.all(Array.from({ length: 20 }, () => attempts.take([limit('d', 40)])));
  expect(rest.filter((each) => each.taken)).toHaveLength(10);
});

test('an attempt taken back leaves room for another, and never more than there was', async () => {
  const limits = [limit('f', 1), limit('g', 5)];
  await attempts.take(limits);
  await attempts.giveBack(limits);
  await attempts.giveBack([...limits, limit('unknown', 1)]);
  expect([(await attempts.take(limits)).taken, (await attempts.take(limits)).taken]).toEqual([true, false]);
});

test('what has happened is counted beyond any limit, in a window of its own', async () => {
  const startedAt = now;
  const dayMs = 24 * 60 * minute;
  expect(await attempts.add('h', 5, dayMs)).toEqual({ count: 5, endsAt: new Date(startedAt + dayMs) });
  now += 60 * minute;
  expect(await attempts.add('h', 2 ** 40, dayMs)).toEqual({ count: 2 ** 40 + 5, endsAt: new Date(startedAt + dayMs) });
  now = startedAt + dayMs;
  expect(await attempts.add('h', 1, dayMs)).toEqual({ count: 1, endsAt: new Date(now + dayMs) });
});

test('what is over is forgotten, and nothing else', async () => {
  now += 48 * 60 * minute;
  await attempts.take([limit('old', 1), limit('young', 1, 10 * minute)]);
  now += minute;
  await attempts.purge();
  expect(await rows()).toBe(1);
  expect((await attempts.take([limit('young', 1)])).taken).toBe(false);
});

test('another server, or the same after a restart, goes on counting', async () => {
  const other = openDatabase(database.url, { max: 2 }).db;
  await attempts.take([limit('i', 1)]);
  const again = createAttempts(other, () => new Date(now), Buffer.alloc(32, 1));
  expect((await again.take([limit('i', 1)])).taken).toBe(false);
  await other.destroy();
});

test('keys are no text in the database', async () => {
  await attempts.take([limit('sign-up 192.0.2.7', 1)]);
  const keys = (await db.selectFrom('attempts').select('key').execute()).map(({ key }) => key.toString('latin1'));
  expect(keys.filter((key) => key.length !== 32 || key.includes('192'))).toEqual([]);
});
