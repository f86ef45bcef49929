import { emptyDatabases } from './empty-databases.ts';
import { local } from './local.ts';
import { safeStorage } from './safe-storage.ts';

/** Removes all that this origin keeps on the device. Never rejects. */
export async function clearDevice(): Promise<void> {
  local.clear();
  safeStorage(() => sessionStorage).clear();
  await Promise.allSettled([emptyDatabases(), clearCaches()]);
}

/** The precache stays: it holds the program, nobody's data, and without it the product would not open offline. */
async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('-precache-')).map((name) => caches.delete(name)));
}
