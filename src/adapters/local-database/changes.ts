import type { IDBPObjectStore } from 'idb';
import type { ChangesUpdate, KeptChange } from '#domain/undo/kept-change.ts';
import { leastOf } from '#domain/undo/least-of.ts';
import { type GroundworkDatabase, type GroundworkSchema, ofAccount, type StoreName } from './groundwork-schema.ts';

type Stores = ArrayLike<StoreName>;
type ChangesStore = IDBPObjectStore<GroundworkSchema, Stores, 'changes', 'readwrite'>;

export async function readChanges(
  database: GroundworkDatabase,
  account: string,
  changeIds: readonly string[],
): Promise<readonly KeptChange[]> {
  const { store, done } = database.transaction('changes');
  const rows = await Promise.all(changeIds.map((changeId) => store.get([account, changeId])));
  await done;
  return rows.flatMap((row) => (row ? [changeOf(row)] : []));
}

/** In a step of its own, for changes without commands. */
export async function keepChanges(database: GroundworkDatabase, account: string, update: ChangesUpdate): Promise<void> {
  const transaction = database.transaction('changes', 'readwrite');
  await Promise.all([putChanges(transaction.store, account, update), transaction.done]);
}

/** `which`: `known` puts only what is there still, so that nothing comes back that was removed. */
export async function putChanges(
  store: ChangesStore,
  account: string,
  { put, remove }: ChangesUpdate,
  which: 'all' | 'known' = 'all',
): Promise<unknown> {
  return Promise.all([
    ...remove.map((changeId) => store.delete([account, changeId])),
    ...put.map(async (change) => {
      const row = await store.get([account, change.changeId]);
      const least = row ? leastOf(changeOf(row), change) : change;
      if (!least) await store.delete([account, change.changeId]);
      else if (row || which === 'all') await store.put({ account, ...least });
    }),
  ]);
}

export async function changeIdsIn(
  store: Pick<IDBPObjectStore<GroundworkSchema, Stores, 'changes'>, 'getAllKeys'>,
  account: string,
): Promise<readonly string[]> {
  return (await store.getAllKeys(ofAccount(account))).map(([, changeId]) => changeId);
}

const changeOf = ({ account: _, ...change }: { readonly account: string } & KeptChange): KeptChange => change;
