import { safeStorage } from './safe-storage.ts';

/** Storage of this browser for all tabs. */
export const local = safeStorage(() => localStorage);
