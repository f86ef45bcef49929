import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createUsedProofs } from './used-proofs.ts';

interface Asked {
  readonly values: readonly [readonly Buffer[], readonly Date[]];
  /** The proofs that were not there before. */
  answer(fresh: readonly string[]): void;
  fail(): void;
}

/** A database that answers when it is told to; clearing away is left out. */
function slowDatabase() {
  const asked: Asked[] = [];
  const query = (given: string | Pick<Asked, 'values'>) => {
    if (typeof given === 'string') return Promise.resolve({ rows: [] });
    return new Promise((resolve, reject) => {
      asked.push({
        values: given.values,
        answer: (fresh) => resolve({ rows: fresh.map((id) => ({ id: Buffer.from(id) })) }),
        fail: () => reject(new Error('no database')),
      });
    });
  };
  const pool = { query } as unknown as Pick<Pool, 'query'>;
  const used = createUsedProofs({ pool, clock: () => new Date(0), unpurged: () => expect.unreachable() });
  const use = (id: string) => used.use({ id: Buffer.from(id), endsAt: 1000 });
  const ids = () => asked.map(({ values }) => values[0].map(String));
  return { asked, use, ids };
}

test('what comes while the database is asked is asked together, in one order, and of copies the first counts', async () => {
  const { asked, use, ids } = slowDatabase();
  const first = use('m');
  const others = ['z', 'a', 'z', 'z', 'm'].map(use);
  expect(ids()).toEqual([['m']]);
  asked[0]?.answer(['m']);
  expect(await first).toBe(true);
  await expect.poll(ids).toEqual([['m'], ['a', 'm', 'z', 'z', 'z']]);
  asked[1]?.answer(['a', 'z']);
  expect(await Promise.all(others)).toEqual([true, true, false, false, false]);
});

test('where the database fails nobody is let in, and the next are asked about again', async () => {
  const { asked, use } = slowDatabase();
  const failed = use('a');
  asked[0]?.fail();
  await expect(failed).rejects.toThrow('no database');
  await expect.poll(() => asked.length).toBe(1);
  const next = use('a');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(['a']);
  expect(await next).toBe(true);
});
