import type { SafeStorage } from './safe-storage.ts';

const keyOf = (account: string): string => `groundwork-checklist:${account}`;

/** Whether an account has put the list of first steps away on this device. */
export const readIsChecklistPutAway = (storage: SafeStorage, account: string): boolean =>
  storage.get(keyOf(account)) === 'put-away';

export function writeIsChecklistPutAway(storage: SafeStorage, account: string, isPutAway: boolean): void {
  if (isPutAway) storage.set(keyOf(account), 'put-away');
  else storage.remove(keyOf(account));
}
