import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureSessionKey, readSessionKey } from './session-key.ts';

test('two tabs that make a key at the same moment have one, which can sign and cannot be read', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    indexedDB.deleteDatabase('groundwork-key');
  });
  const both = Promise.withResolvers<void>();
  const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (...given: unknown[]) => Promise<CryptoKeyPair>;
  let making = 0;
  vi.spyOn(crypto.subtle, 'generateKey').mockImplementation(async (...given: unknown[]) => {
    making += 1;
    if (making === 2) both.resolve();
    // Neither goes on before both have found that there is no key.
    await both.promise;
    return generate(...given);
  });
  const [first, second] = await Promise.all([ensureSessionKey(), ensureSessionKey()]);
  expect(making).toBe(2);
  expect(second?.jwk).toEqual(first?.jwk);
  expect((await ensureSessionKey())?.jwk).toEqual(first?.jwk);
  expect((await readSessionKey())?.jwk).toEqual(first?.jwk);
  expect([first?.privateKey.extractable, first?.privateKey.usages]).toEqual([false, ['sign']]);
});
