import * as z from 'zod/mini';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const dismissedSchema = z.array(z.string());

const keyOf = (account: string): string => `groundwork-old-promises:${account}`;

/** The decisions after which an account has said on this device that a page may stay as it is, with the page: `page decision`. */
export const readDismissedPromises = (storage: SafeStorage, account: string): readonly string[] =>
  readRecord(storage, keyOf(account), dismissedSchema) ?? [];

export const writeDismissedPromises = (storage: SafeStorage, account: string, dismissed: readonly string[]): void =>
  storage.set(keyOf(account), JSON.stringify(dismissed));
