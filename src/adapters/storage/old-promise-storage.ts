import * as z from 'zod/mini';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const dismissedSchema = z.array(z.string());

/** A page that a pivot took along. */
interface PageTakenAlong {
  readonly pageId: string;
  /** Id of the pivot. */
  readonly decisionId: string;
}

const keyOf = (account: string): string => `groundwork-old-promises:${account}`;
const idOf = ({ pageId, decisionId }: PageTakenAlong): string => `${pageId} ${decisionId}`;

const readDismissed = (storage: SafeStorage, account: string): readonly string[] =>
  readRecord(storage, keyOf(account), dismissedSchema) ?? [];

/** Whether an account has said on this device that a page may stay as it is after a pivot. */
export const isPromiseDismissed = (storage: SafeStorage, account: string, page: PageTakenAlong): boolean =>
  readDismissed(storage, account).includes(idOf(page));

export const dismissPromise = (storage: SafeStorage, account: string, page: PageTakenAlong): void =>
  storage.set(keyOf(account), JSON.stringify([...readDismissed(storage, account), idOf(page)]));
