import type { IDBPTransaction } from 'idb';
import { commit } from './commit.ts';
import { type GroundworkSchema, ofAccount, type StoreName } from './groundwork-schema.ts';
import { type KeptMark, writeKeptMark } from './kept-mark.ts';

export type Writing = IDBPTransaction<GroundworkSchema, StoreName[], 'readwrite'>;

/** Commits like `commit`, and notes elsewhere what is kept here now. The transaction spans `outbox` and `stores`. */
export async function commitMarked<T>(transaction: unknown, account: string, steps: Promise<T>): Promise<T> {
  const writing = transaction as Writing;
  const marked = steps.then(async (result) => ({ result, mark: await markStore(writing, account) }));
  const { result, mark } = await commit(writing, marked);
  writeKeptMark(account, mark);
  return result;
}

/** Gives the store a name of its own, once, and counts what waits in it. */
async function markStore(writing: Writing, account: string): Promise<KeptMark> {
  const stores = writing.objectStore('stores');
  const known = await stores.get(account);
  const store = known?.store ?? crypto.randomUUID();
  if (!known) await stores.put({ account, store });
  const unsent = await writing.objectStore('outbox').index('inOrder').count(ofAccount(account));
  return { store, unsent };
}
