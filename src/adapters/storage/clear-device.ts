import { local } from './local.ts';
import { safeStorage } from './safe-storage.ts';

/** Removes all that this origin keeps on the device. Never rejects: what cannot be removed now goes when its users close it. */
export async function clearDevice(): Promise<void> {
  local.clear();
  safeStorage(() => sessionStorage).clear();
  await Promise.allSettled([clearDatabases(), clearCaches()]);
}

async function clearDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name && deleteDatabase(name)));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

/** The precache stays: it holds the program, nobody's data, and without it the product would not open offline. */
async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('-precache-')).map((name) => caches.delete(name)));
}
