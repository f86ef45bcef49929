/**
 * Removes every record of every database of this origin. The databases stay: to delete one that somebody has open would
 * make all who open it later wait, and the identity provider's SDK never closes its own. Without the library, which would
 * come with the first screen for this alone.
 */
export async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.allSettled(databases.map(({ name }) => name !== undefined && empty(name)));
}

function empty(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // It went away in the meantime, and must not come back without its stores.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return finish(database, resolve);
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.oncomplete = () => finish(database, resolve);
      transaction.onabort = () => finish(database, () => reject(transaction.error));
    };
  });
}

function finish(database: IDBDatabase, then: () => void): void {
  database.close();
  then();
}
