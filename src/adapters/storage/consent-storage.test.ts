import { expect, test } from 'vitest';
import type { Consent } from '#domain/analytics/consent.ts';
import { readConsent, watchConsent, writeConsent } from './consent-storage.ts';
import { safeStorage } from './safe-storage.ts';

const noStorage = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden');
  });
const granted: Consent = { choice: 'granted', deviceId: '0b0e6f0a-5d7d-4a53-9f3a-1c0e3a1f7a01' };

test('an answer is read as it was written', () => {
  const storage = noStorage();
  const seen = [readConsent(storage)];
  for (const consent of [granted, { choice: 'refused' } as const]) {
    writeConsent(storage, consent);
    seen.push(readConsent(storage));
  }
  expect(seen).toEqual([null, granted, { choice: 'refused' }]);
});

test.each(['yes', '{}', '{"choice":"granted"}', '{"choice":"granted","deviceId":"ada@example.org"}'])(
  '%s is no answer',
  (text) => {
    const storage = noStorage();
    storage.set('groundwork-analytics', text);
    expect(readConsent(storage)).toBeNull();
  },
);

test('the answer of another tab is heard, and its storage being cleared, until nobody listens', () => {
  const storage = noStorage();
  const events = new EventTarget();
  const heard: (Consent | null)[] = [];
  const stop = watchConsent(events as unknown as Window, storage, (consent) => heard.push(consent));
  const change = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  writeConsent(storage, granted);
  change('groundwork-analytics');
  change('groundwork-theme');
  storage.clear();
  change(null);
  stop();
  change(null);
  expect(heard).toEqual([granted, null]);
});
