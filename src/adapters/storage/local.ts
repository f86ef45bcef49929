import { safeStorage } from './safe-storage.ts';

/** What this browser keeps for all tabs. */
export const local = safeStorage(() => localStorage);
