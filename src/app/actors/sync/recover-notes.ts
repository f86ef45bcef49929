import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import { idsOfEntry, type WriteAheadEntry, type WriteAheadLog } from '#adapters/storage/write-ahead-log.ts';
import type { Replica } from '#domain/replica/replica.ts';
import type { StoredCommand } from '#domain/replica/stored-command.ts';
import { flush } from './put-note.ts';
import type { SharedChanges } from './shared-changes.ts';
import type { StorageWatch } from './storage-watch.ts';

export interface NotesRecovery {
  readonly database: LocalDatabase;
  readonly notes: WriteAheadLog;
  readonly account: string;
  readonly replica: Replica;
  readonly changes: SharedChanges;
  /** Gets each note that stays. */
  readonly waiting: Set<WriteAheadEntry>;
  readonly watch: StorageWatch;
  readonly isOpen: () => boolean;
}

/**
 * Puts into the database what pages that went away at once have left noted; resolves to what waits there now. What cannot be
 * put there waits in the replica alone, and stays noted.
 */
export async function recoverNotes(recovery: NotesRecovery): Promise<readonly StoredCommand[]> {
  const { database, notes, account, replica, changes, waiting, watch, isOpen } = recovery;
  const all: StoredCommand[] = [];
  for (const note of notes.read(account)) {
    if (!isOpen()) break;
    const { entries, retried } = note;
    // Where they cannot be taken out of the database they are read from it again.
    replica.giveUp(retried);
    const seqs = await watch.try(flush(database, account, note));
    if (seqs) notes.forget(account, idsOfEntry(note));
    if (seqs) all.push(...entries.map((entry, n) => ({ ...entry, seq: seqs[n] ?? 0 })));
    else {
      for (const { command, dependsOn } of entries) replica.enqueue(command, undefined, dependsOn);
      changes.adopt(note.changes);
      waiting.add(note);
    }
  }
  return all;
}
