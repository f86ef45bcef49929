import type { SafeStorage } from './safe-storage.ts';

const presenceStorageKey = 'groundwork-presence';

/** Whether this browser says where it is to the other members. It does unless that was turned off. */
export const readShowsPresence = (storage: SafeStorage): boolean => storage.get(presenceStorageKey) !== 'off';

export function keepShowsPresence(storage: SafeStorage, isShown: boolean): void {
  if (isShown) storage.remove(presenceStorageKey);
  else storage.set(presenceStorageKey, 'off');
}
