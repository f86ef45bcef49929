import type { Transaction } from 'kysely';
import type { Database, Tables } from './database.ts';

/** "serialization failure" and "deadlock detected": https://www.postgresql.org/docs/18/mvcc-serialization-failure-handling.html */
const worthAnotherTry: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const triesAtMost = 3;

/** Runs `work` in a transaction, and once more where PostgreSQL ended it in favour of another one. */
export async function transact<Result>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === triesAtMost || !worthAnotherTry.has((error as { code?: unknown }).code)) throw error;
    }
  }
}
