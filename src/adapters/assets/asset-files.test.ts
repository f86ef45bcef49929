import { afterEach, expect, test, vi } from 'vitest';
import { AssetFiles } from './asset-files.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device, and a server that answers an expired address with a refusal; all that was asked of it. */
function deviceWith(urls: (string | undefined | Error)[], { mayKeep = true, hasCaches = true } = {}) {
  const log: string[] = [];
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  const open = async () => {
    if (!hasCaches) throw new DOMException('no', 'SecurityError');
    return cache;
  };
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('fetch', async (url: string) => {
    log.push(`fetch ${url}`);
    return url === '/expired' ? new Response(null, { status: 404 }) : new Response(`from ${url}`);
  });
  const files = new AssetFiles({
    mayKeep: () => mayKeep,
    addresses: {
      of: async (id) => {
        log.push(`ask ${id}`);
        const url = urls.shift();
        if (url instanceof Error) throw url;
        return url;
      },
      forget: (id) => log.push(`forget ${id}`),
    },
  });
  const textOf = async (id: string) => (await files.of(id))?.text();
  return { log, kept, textOf };
}

test('an image is fetched once, and is there without a connection from then on', async () => {
  const { log, kept, textOf } = deviceWith(['/a?signed', new Error('no answer')]);
  expect([await textOf('a'), await textOf('a')]).toEqual(['from /a?signed', 'from /a?signed']);
  expect(log).toEqual(['ask a', 'fetch /a?signed']);
  expect([...kept.keys()]).toEqual(['/api/v1/assets/a']);
  await expect(textOf('b')).rejects.toThrow('no answer');
});

test('an address that has expired is replaced, and what never comes is not kept', async () => {
  const { log, kept, textOf } = deviceWith(['/expired', '/a', undefined, '/expired', '/expired']);
  expect(await textOf('a')).toBe('from /a');
  expect(log).toEqual(['ask a', 'fetch /expired', 'forget a', 'ask a', 'fetch /a']);
  expect([await textOf('gone'), await textOf('never')]).toEqual([undefined, undefined]);
  expect([...kept.keys()]).toEqual(['/api/v1/assets/a']);
});

test('nothing is kept while somebody signs out, and a browser that keeps nothing shows it all the same', async () => {
  const leaving = deviceWith(['/a'], { mayKeep: false });
  expect([await leaving.textOf('a'), leaving.kept.size]).toEqual(['from /a', 0]);
  const closed = deviceWith(['/a'], { hasCaches: false });
  expect([await closed.textOf('a'), closed.kept.size]).toEqual(['from /a', 0]);
});
