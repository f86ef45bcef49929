import { openDB } from 'idb';
import { createStores, type GroundworkDatabase, type GroundworkSchema, schemaVersion } from './groundwork-schema.ts';
import { toStorageFailure } from './to-storage-failure.ts';

/** Runs `work` on the open database; rejects with a `StorageFailure`. */
export type RunOnDatabase = <T>(work: (database: GroundworkDatabase) => Promise<T>) => Promise<T>;

/** Opens the database when it is first needed, and again after the browser or a newer version has closed it. */
export function connect(name: string): RunOnDatabase {
  let opened: Promise<GroundworkDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const open = (): Promise<GroundworkDatabase> => {
    opened ??= openDB<GroundworkSchema>(name, schemaVersion, {
      upgrade: createStores,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
  return async (work) => {
    try {
      return await work(await open());
    } catch (error) {
      throw toStorageFailure(error);
    }
  };
}
