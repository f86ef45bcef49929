import type { Tokens } from '#domain/session/tokens.ts';
import type { SafeStorage } from './safe-storage.ts';

const accessKey = 'groundwork-access-token';
const refreshKey = 'refresh-token';

/** The stored session; null unless both tokens are there. */
export function readTokens(storage: SafeStorage): Tokens | null {
  const accessToken = storage.get(accessKey);
  const refreshToken = storage.get(refreshKey);
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** The access token comes last, so that other tabs, who watch it, find the pair complete. */
export function writeTokens(storage: SafeStorage, { accessToken, refreshToken }: Tokens): void {
  storage.set(refreshKey, refreshToken);
  storage.set(accessKey, accessToken);
}

export function clearTokens(storage: SafeStorage): void {
  storage.remove(refreshKey);
  storage.remove(accessKey);
}

type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Tells what another tab made of the session. Returns how to stop. */
export function watchTokens(
  events: StorageEvents,
  storage: SafeStorage,
  listener: (tokens: Tokens | null) => void,
): () => void {
  const onChange = (event: Event & { readonly key?: string | null }) => {
    // The key is null where everything was cleared at once.
    if (event.key === accessKey || event.key === null) listener(readTokens(storage));
  };
  events.addEventListener('storage', onChange);
  return () => events.removeEventListener('storage', onChange);
}
