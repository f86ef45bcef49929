import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import type { KeptChange } from '#domain/undo/kept-change.ts';
import { packOldCopies } from './pack-old-copies.ts';
import type { CopyMeta, PackRow, PersonalRow, TailRow } from './snapshot-rows.ts';

/** Every row carries its account: one browser may hold the data of several, and none sees another's. */
export interface GroundworkSchema extends DBSchema {
  outbox: {
    key: number;
    /** `seq` comes from the store's key generator, so that it grows across accounts and never starts again. */
    value: { readonly seq?: number; readonly account: string } & OutboxEntry;
    indexes: { inOrder: [string, number]; byCommand: [string, string] };
  };
  rejections: { key: [string, string]; value: { readonly account: string } & RejectedCommand };
  meta: { key: string; value: { readonly account: string } & CopyMeta };
  packs: { key: [string, string]; value: { readonly account: string } & PackRow };
  tails: { key: [string, number]; value: { readonly account: string } & TailRow };
  personal: { key: [string, string]; value: { readonly account: string } & PersonalRow };
  changes: { key: [string, string]; value: { readonly account: string } & KeptChange };
  stores: { key: string; value: StoreRow };
}

export interface StoreRow {
  readonly account: string;
  /** Which store this is: another one begins where the browser has thrown this one away. */
  readonly store: string;
  /** The rejected commands that the founder has dealt with here, the latest last; absent if there are none. */
  readonly givenUp?: readonly string[];
}

export type GroundworkDatabase = IDBPDatabase<GroundworkSchema>;

export const schemaVersion = 4;

/** The stores that keep something; what clears an account, or everything, clears them all. */
export const storeNames = ['outbox', 'rejections', 'packs', 'tails', 'personal', 'meta', 'changes', 'stores'] as const;
export type StoreName = (typeof storeNames)[number];

/** Adds what the version that is there lacks; what it keeps stays. */
export async function createStores(
  database: GroundworkDatabase,
  versionBefore: number,
  _version: number | null,
  transaction: IDBPTransaction<GroundworkSchema, StoreName[], 'versionchange'>,
): Promise<void> {
  if (versionBefore < 1) createFirstStores(database);
  if (versionBefore < 2) {
    database.createObjectStore('changes', { keyPath: ['account', 'changeId'] });
    database.createObjectStore('stores', { keyPath: 'account' });
  }
  if (versionBefore < 3) {
    database.createObjectStore('packs', { keyPath: ['account', 'pack'] });
    database.createObjectStore('tails', { keyPath: ['account', 'position'] });
    if (versionBefore > 0) await packOldCopies(transaction);
  }
  // Before there were streams about people, no copy held any.
  if (versionBefore < 4) database.createObjectStore('personal', { keyPath: ['account', 'stream'] });
}

function createFirstStores(database: GroundworkDatabase): void {
  const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
  outbox.createIndex('inOrder', ['account', 'seq'], { unique: true });
  outbox.createIndex('byCommand', ['account', 'command.id'], { unique: true });
  database.createObjectStore('rejections', { keyPath: ['account', 'command.id'] });
  database.createObjectStore('meta', { keyPath: 'account' });
}

/** Every key of an account in a store or index whose key is `[account, …]`. */
export const ofAccount = (account: string): IDBKeyRange => IDBKeyRange.bound([account], [account, []]);
