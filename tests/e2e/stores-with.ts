/** Runs in the page: the names of all that the browser keeps for our origin and that has a word. */
export async function storesWith(searched: string): Promise<string[]> {
  const found: string[] = [];
  const look = (name: string, value: unknown): void => {
    if (JSON.stringify(value)?.includes(searched)) found.push(name);
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    for (const store of opening.result.objectStoreNames) {
      const reading = opening.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      look(`${name}/${store}`, reading.result);
    }
    opening.result.close();
  }
  look('local storage', { ...localStorage });
  look('session storage', { ...sessionStorage });
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      look(`cache ${name}`, await cache.match(request).then((answer) => answer?.text()));
  }
  return found;
}
