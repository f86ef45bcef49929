import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { UnstoredNote } from '#adapters/storage/unstored-notes.ts';

/** Puts into the database what is noted; resolves to the places in the outbox. */
export const putNote = (
  database: LocalDatabase,
  account: string,
  { entries, changes, retried }: UnstoredNote,
): Promise<readonly number[]> =>
  retried.length > 0
    ? database.replaceRejections(account, retried, entries, changes)
    : database.addCommands(account, entries, changes);
