import { afterEach, expect, test, vi } from 'vitest';
import { clearDevice } from './clear-device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The storages of a browser, full; each says what is left in it. */
function aBrowser() {
  const area = (names: readonly string[]) => {
    const kept = new Map(names.map((name) => [name, 'ada']));
    return { kept, clear: () => kept.clear() };
  };
  const [local, session] = [area(['refresh-token']), area(['provider-redirect'])];
  const caches = new Set(['workbox-precache-v2', 'pages', 'assets']);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('caches', { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) });
  return () => ({ local: [...local.kept.keys()], session: [...session.kept.keys()], caches: [...caches] });
}

test('of what a browser keeps, for all tabs and for this one, the program alone is left', async () => {
  const left = aBrowser();
  await clearDevice();
  expect(left()).toEqual({ local: [], session: [], caches: ['workbox-precache-v2'] });
});

test('a storage that the browser forbids keeps nothing else from being cleared', async () => {
  const left = aBrowser();
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { databases: forbidden });
  vi.stubGlobal('localStorage', { clear: forbidden });
  await clearDevice();
  expect(left()).toEqual({ local: ['refresh-token'], session: [], caches: ['workbox-precache-v2'] });
});
