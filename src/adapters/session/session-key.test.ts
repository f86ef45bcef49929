import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureSessionKey, readSessionKey } from './session-key.ts';

test('two tabs that make a key at the same moment have one, which can sign and cannot be read', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    indexedDB.deleteDatabase('groundwork-key');
  });
  const [both, one] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (...given: unknown[]) => Promise<CryptoKeyPair>;
  let making = 0;
  vi.spyOn(crypto.subtle, 'generateKey').mockImplementation(async (...given: unknown[]) => {
    making += 1;
    if (making === 2) both.resolve();
    // Both have found that there is no key before one goes on, and it has its key before the other does.
    await (making === 2 ? one.promise : both.promise);
    return generate(...given);
  });
  const tabs = [ensureSessionKey(), ensureSessionKey()];
  const first = await Promise.race(tabs);
  one.resolve();
  const keys = await Promise.all(tabs);
  expect([making, ...keys.map((key) => key?.jwk)]).toEqual([2, first?.jwk, first?.jwk]);
  expect((await ensureSessionKey())?.jwk).toEqual(first?.jwk);
  expect((await readSessionKey())?.jwk).toEqual(first?.jwk);
  expect([first?.privateKey.extractable, first?.privateKey.usages]).toEqual([false, ['sign']]);
});
