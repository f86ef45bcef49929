import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '../../../src/server/db/database.ts';
import type { EventStore } from '../../../src/server/event-store/event-store.ts';
import { eventStoreOn } from '../../../src/server/event-store/event-store-on.ts';
import { postgresStorage } from '../../../src/server/event-store/postgres-storage.ts';
import { createDecider } from '../../../src/server/log/create-decider.ts';
import { runOf, signUpOf } from '../../fixtures/an-intake.ts';

const few = 100;
const many = 2000;
const measured = 20;

/**
 * Measures the cost of one more sign-up after few and after many, with states about people remembered and folded each
 * time.
 */
export async function measureFolds(url: string): Promise<object[]> {
  const { db, pool } = openDatabase(url);
  const decider = createDecider('none');
  const storage = postgresStorage(pool, decider);
  const parts = { storage, decider, clock: () => new Date(), pause: () => setImmediate() };
  const rows: object[] = [];
  for (const [how, store] of [
    ['remembered', eventStoreOn({ ...parts, later: () => {} })],
    ['folded each time', eventStoreOn(parts)],
  ] as const) {
    const [after, first] = [await costAfter(pool, store, many), await costAfter(pool, store, few)];
    const ratio = Number((after / first).toFixed(2));
    rows.push({ figure: `ms a sign-up after ${many}, of one after ${few}: ${how}`, ours: after, other: first, ratio });
  }
  await db.destroy();
  return rows;
}

/** The median, in milliseconds, of sign-ups after so many. */
async function costAfter(pool: pg.Pool, store: EventStore, count: number): Promise<number> {
  const [workspaceId, projectId, stream] = [crypto.randomUUID(), crypto.randomUUID(), `intake-${crypto.randomUUID()}`];
  await pool.query('INSERT INTO workspaces (id) VALUES ($1)', [workspaceId]);
  const send = async (kind: 'system' | 'public', type: string, ...all: readonly object[]): Promise<void> => {
    const actor = { workspaceId, by: { kind, id: 'bench' }, device: 'bench' } as const;
    const at = new Date().toISOString();
    const commands = all.map((data) => ({ id: crypto.randomUUID(), type, stream, data: data as never, at }));
    const results = await store.execute(actor, commands);
    const rejected = results.find((result) => result.status === 'rejected');
    if (rejected) throw new Error(`${type} was rejected: ${rejected.reason}.`);
  };
  const personOf = (n: number) => signUpOf(n, crypto.randomUUID(), projectId, `person-${n}@example.org`);
  await send('system', 'TallyVisits', { projectId, runs: [runOf(count + measured)], dropped: {} });
  for (let n = 0; n < count; n += 500)
    await send(
      'public',
      'ReceiveSignUp',
      ...Array.from({ length: Math.min(500, count - n) }, (_, m) => personOf(n + m + 1)),
    );
  const took: number[] = [];
  for (let n = count + 1; n <= count + measured; n++) {
    const sent = performance.now();
    await send('public', 'ReceiveSignUp', personOf(n));
    took.push(performance.now() - sent);
  }
  took.sort((a, b) => a - b);
  return Number((took[measured / 2] ?? 0).toFixed(2));
}
