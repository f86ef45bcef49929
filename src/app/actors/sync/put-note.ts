import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { UnstoredNote } from '#adapters/storage/unstored-notes.ts';

/** Puts into the outbox what is noted; resolves to the places. */
export const putNote = (
  database: LocalDatabase,
  account: string,
  { entries, changes, retried }: UnstoredNote,
): Promise<readonly number[]> =>
  retried.length > 0
    ? database.retryRejections(account, retried, entries, changes)
    : database.addCommands(account, entries, changes);
