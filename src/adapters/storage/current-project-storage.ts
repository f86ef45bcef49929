import type { SafeStorage } from './safe-storage.ts';

const keyOf = (account: string): string => `groundwork-project:${account}`;

/** The project that an account had before it last on this device; null if there was none. */
export const readCurrentProject = (storage: SafeStorage, account: string): string | null => storage.get(keyOf(account));

export const writeCurrentProject = (storage: SafeStorage, account: string, projectId: string): void =>
  storage.set(keyOf(account), projectId);
