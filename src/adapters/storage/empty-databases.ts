import { openDB } from 'idb';

/**
 * Removes every record of every database of this origin. The databases stay: to delete one that somebody has open would
 * make all who open it later wait, and the identity provider's SDK never closes its own.
 */
export async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.allSettled(databases.map(({ name }) => name !== undefined && empty(name)));
}

async function empty(name: string): Promise<void> {
  const database = await openDB(name, undefined, {
    // It went away in the meantime, and must not come back without its stores.
    upgrade: (_database, _before, _after, transaction) => transaction.abort(),
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
  }
  database.close();
}
