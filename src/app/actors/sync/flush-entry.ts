import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { WriteAheadEntry } from '#adapters/storage/write-ahead-log.ts';

/** Puts into the database what is noted; resolves to the places in the outbox. */
export const flush = (
  database: LocalDatabase,
  account: string,
  { entries, changes, retried }: WriteAheadEntry,
): Promise<readonly number[]> =>
  retried.length > 0
    ? database.replaceRejections(account, retried, entries, changes)
    : database.addCommands(account, entries, changes);
