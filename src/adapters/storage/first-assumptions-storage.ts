import type { SafeStorage } from './safe-storage.ts';

const keyOf = (account: string): string => `groundwork-first-assumptions:${account}`;

/** Whether an account has said on this device that it doesn’t want assumptions drafted. */
export const readIsQuestionDismissed = (storage: SafeStorage, account: string): boolean =>
  storage.get(keyOf(account)) === 'dismissed';

export const writeQuestionDismissed = (storage: SafeStorage, account: string): void =>
  storage.set(keyOf(account), 'dismissed');
