import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createAttempts } from '#server/limits/attempts.ts';
import { sendWaiting } from '#server/outbox/send-waiting.ts';
import type { WaitingMail } from '#server/outbox/take-waiting.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const workspaceId = randomUUID();
let fresh: FreshDatabase;
let opened: { readonly db: Database; readonly pool: ReturnType<typeof openDatabase>['pool'] };
beforeAll(async () => {
  fresh = await freshDatabase();
  opened = openDatabase(fresh.url, { max: 2 });
  await opened.db.insertInto('workspaces').values({ id: workspaceId }).execute();
});
afterAll(async () => {
  await opened?.db.destroy();
  await fresh?.drop();
});

test('a mail that cannot be written keeps no other waiting, is tried again, and given up in the end', async () => {
  const { db, pool } = opened;
  const row = (cause: string, attempts: number, agoMs: number) => ({
    ...{ workspace_id: workspaceId, cause, kind: 'notice' as const, subject: 'judged', attempts },
    due_at: new Date(now.getTime() - agoMs),
  });
  await db
    .insertInto('outbox')
    .values([row('broken', 0, 3000), row('worn-out', 7, 2000), row('good', 0, 1000)])
    .execute();
  const [written, failed]: [string[], unknown[]] = [[], []];
  const stop = sendWaiting({
    ...{ pool, clock: () => now, attempts: createAttempts(db, () => now, Buffer.alloc(32)) },
    mailer: { deliver: async () => {} },
    async write({ cause }: WaitingMail) {
      if (cause !== 'good') throw new Error(`${cause} can’t be written`);
      written.push(cause);
      return undefined;
    },
    unsent: () => {},
    failed: (error) => failed.push((error as Error).message),
    everyMs: 5,
  });
  await expect.poll(() => written).toEqual(['good']);
  await stop();
  const { rows } = await pool.query('SELECT cause, attempts, due_at FROM outbox');
  expect([failed, rows]).toEqual([
    ['broken can’t be written', 'worn-out can’t be written'],
    [{ cause: 'broken', attempts: 1, due_at: new Date(now.getTime() + 2000) }],
  ]);
});
