import type { DBSchema, IDBPDatabase } from 'idb';
import type { Command } from '#domain/log/command.ts';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import type { SavedStream } from '#domain/replica/saved-copy.ts';

/** Every row carries its account: one browser may hold the data of several, and none sees another's. */
export interface GroundworkSchema extends DBSchema {
  outbox: {
    key: number;
    /** `seq` comes from the store's key generator, so that it grows across accounts and never starts again. */
    value: { readonly seq?: number; readonly account: string; readonly command: Command };
    indexes: { inOrder: [string, number]; byCommand: [string, string] };
  };
  rejections: { key: [string, string]; value: { readonly account: string } & RejectedCommand };
  streams: { key: [string, string]; value: { readonly account: string } & SavedStream };
  meta: {
    key: string;
    value: {
      readonly account: string;
      readonly position: number;
      readonly folds: Readonly<Record<string, number>>;
      readonly isComplete: boolean;
      /** How many streams belong to the copy, so that a torn one is found. */
      readonly streamCount: number;
    };
  };
}

export type GroundworkDatabase = IDBPDatabase<GroundworkSchema>;

export const schemaVersion = 1;

export function createStores(database: GroundworkDatabase): void {
  const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
  outbox.createIndex('inOrder', ['account', 'seq'], { unique: true });
  outbox.createIndex('byCommand', ['account', 'command.id'], { unique: true });
  database.createObjectStore('rejections', { keyPath: ['account', 'command.id'] });
  database.createObjectStore('streams', { keyPath: ['account', 'stream'] });
  database.createObjectStore('meta', { keyPath: 'account' });
}

/** Every key of an account in a store or index whose key is `[account, …]`. */
export const ofAccount = (account: string): IDBKeyRange => IDBKeyRange.bound([account], [account, []]);
