import type { SessionEnd } from '#domain/session/session-end.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import { refreshKey } from './keys.ts';
import type { SafeStorage } from './safe-storage.ts';

const accessKey = 'groundwork-access-token';

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

/** A change of the stored session by another tab. */
export type TokensChange =
  | { readonly tokens: Tokens }
  | { readonly tokens: null /** A sign-out clears the storage as a whole. */; readonly ended: SessionEnd };

/** Tells what another tab made of the session, or may have while the page was kept aside. Returns how to stop. */
export function watchTokens(
  events: StorageEvents,
  storage: SafeStorage,
  listener: (change: TokensChange) => void,
): () => void {
  const look = (key: string | null) => {
    const tokens = readTokens(storage);
    listener(tokens ? { tokens } : { tokens, ended: key === null ? 'signed-out' : 'expired' });
  };
  const onChange = ({ key }: Event & { readonly key?: string | null }) => {
    // The key is null if everything was cleared at once.
    if (key === accessKey || key === null) look(key);
  };
  const onShow = ({ persisted }: Event & { readonly persisted?: boolean }) => {
    if (persisted) look(null);
  };
  events.addEventListener('storage', onChange);
  events.addEventListener('pageshow', onShow);
  return () => {
    events.removeEventListener('storage', onChange);
    events.removeEventListener('pageshow', onShow);
  };
}
