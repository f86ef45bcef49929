/** A file that this device has kept, in a cache that goes when somebody signs out. Rejects if the browser keeps none. */
export async function readKeptFile(cacheName: string, key: string): Promise<Blob | undefined> {
  const cache = await caches.open(cacheName);
  return (await cache.match(key))?.blob();
}

export async function keepFile(cacheName: string, key: string, file: Blob): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, new Response(file, { headers: { 'content-type': file.type } }));
}
