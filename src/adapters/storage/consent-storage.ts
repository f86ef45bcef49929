import { type Consent, consentSchema } from '#domain/analytics/consent.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-analytics';

/** Null if nothing was answered yet, or what is stored is none of ours. */
export function readConsent(storage: SafeStorage): Consent | null {
  return readRecord(storage, key, consentSchema);
}

export function writeConsent(storage: SafeStorage, consent: Consent): void {
  storage.set(key, JSON.stringify(consent));
}

/** Hears of the answer in another tab, and of its storage being cleared. Returns how to stop. */
export function watchConsent(
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  storage: SafeStorage,
  listener: (consent: Consent | null) => void,
): () => void {
  const onChange = (event: StorageEvent) => {
    // The key is null if everything was cleared at once.
    if (event.key === key || event.key === null) listener(readConsent(storage));
  };
  events.addEventListener('storage', onChange);
  return () => events.removeEventListener('storage', onChange);
}
