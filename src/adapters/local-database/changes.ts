import type { IDBPObjectStore } from 'idb';
import type { ChangesUpdate, KeptChange } from '#domain/undo/kept-change.ts';
import { type GroundworkDatabase, type GroundworkSchema, ofAccount, type StoreName } from './groundwork-schema.ts';

type ChangesStore = IDBPObjectStore<GroundworkSchema, ArrayLike<StoreName>, 'changes', 'readwrite'>;

export async function readChanges(database: GroundworkDatabase, account: string): Promise<readonly KeptChange[]> {
  const rows = await database.getAll('changes', ofAccount(account));
  return rows.map(({ account: _, ...change }) => change);
}

/** In a step of its own, for changes without commands. */
export async function keepChanges(database: GroundworkDatabase, account: string, update: ChangesUpdate): Promise<void> {
  const transaction = database.transaction('changes', 'readwrite');
  await Promise.all([putChanges(transaction.store, account, update), transaction.done]);
}

export async function putChanges(
  store: ChangesStore,
  account: string,
  { put, remove }: ChangesUpdate,
): Promise<unknown> {
  return Promise.all([
    ...remove.map((changeId) => store.delete([account, changeId])),
    ...put.map((change) => store.put({ account, ...change })),
  ]);
}
