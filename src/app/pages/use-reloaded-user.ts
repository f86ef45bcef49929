import { useEffect } from 'react';
import { userKey } from '#adapters/storage/keys.ts';
import { useApp } from '../app-context.ts';

/**
 * Reads the founder's record again when they come back to this tab or window, and when another tab has read it: the link
 * in a mail opens elsewhere. Only while `isAwaited`.
 */
export function useReloadedUser(isAwaited: boolean): void {
  const { reloadUser } = useApp().services;
  useEffect(() => {
    if (!isAwaited) return;
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') reloadUser();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === userKey) reloadUser();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('focus', reloadUser);
    window.addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('focus', reloadUser);
      window.removeEventListener('storage', onStorage);
    };
  }, [reloadUser, isAwaited]);
}
