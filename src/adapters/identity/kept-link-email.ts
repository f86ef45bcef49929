import type { SafeStorage } from '../storage/safe-storage.ts';

const key = 'groundwork-link-email';

/** To whom the last sign-in link was sent from this browser; the link is completed with it at once. */
export const readLinkEmail = (storage: SafeStorage): string | null => storage.get(key);

export const keepLinkEmail = (storage: SafeStorage, email: string): void => storage.set(key, email);

export const forgetLinkEmail = (storage: SafeStorage): void => storage.remove(key);
