import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { local } from '../storage/local.ts';
import { toStorageFailure } from './to-storage-failure.ts';

/**
 * A database of its own for what is seldom used: it is opened for each use, so that it holds up nobody's upgrade. Rejects
 * with a `StorageFailure`.
 */
export const openForEachUse =
  <Schema extends DBSchema>(name: string, createStores: (database: IDBPDatabase<Schema>) => void) =>
  async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      const database = await openDB<Schema>(name, 1, { upgrade: createStores });
      return await work(database).finally(() => database.close());
    } catch (error) {
      throw toStorageFailure(error);
    }
  };

/** All keys that begin with the account and have one more part. */
export const ofAccount = (account: string): IDBKeyRange => IDBKeyRange.bound([account], [account, []]);

/** Writes how many there are where that can be read at once; nothing if there are none. */
export function writeCount(key: string, count: number): void {
  if (count > 0) local.set(key, String(count));
  else local.remove(key);
}
