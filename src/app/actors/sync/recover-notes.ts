import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import { idsOfEntry, type WriteAheadEntry, type WriteAheadLog } from '#adapters/storage/write-ahead-log.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { ChangedStreams, Replica } from '#domain/replica/replica.ts';
import type { StoredCommand } from '#domain/replica/stored-command.ts';
import { streamsOfChanges, streamsOfEntries } from '#domain/replica/streams-in.ts';
import { flush } from './flush-entry.ts';
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
  readonly gate: KindGate;
  readonly isOpen: () => boolean;
  /** Only those of which it says yes; all unless given. */
  readonly isWanted?: (note: WriteAheadEntry) => boolean;
}

export interface RecoveredNotes {
  /** Commands that wait in the database now. */
  readonly stored: readonly StoredCommand[];
  readonly changed: ChangedStreams;
  /** Notes whose rules did not come: they stay noted, to be recovered again. */
  readonly left: readonly WriteAheadEntry[];
}

/**
 * Puts into the database what pages that went away at once have left noted. What cannot be put there waits in the replica
 * alone, and stays noted.
 */
export async function recoverNotes(recovery: NotesRecovery): Promise<RecoveredNotes> {
  const { database, notes, account, replica, changes, waiting, watch, gate, isOpen, isWanted = () => true } = recovery;
  const all: StoredCommand[] = [];
  const left: WriteAheadEntry[] = [];
  const changed = new Set<string>();
  for (const note of notes.read(account).filter(isWanted)) {
    if (!isOpen()) break;
    const { entries, retried } = note;
    // Where they cannot be taken out of the database they are read from it again.
    replica.giveUp(retried);
    const seqs = await watch.try(flush(database, account, note));
    if (seqs) notes.forget(account, idsOfEntry(note));
    if (seqs) all.push(...entries.map((entry, n) => ({ ...entry, seq: seqs[n] ?? 0 })));
    else if (await gate.fetch([...streamsOfEntries(entries), ...streamsOfChanges(note.changes.put)])) {
      for (const { command, dependsOn } of entries) {
        for (const stream of replica.enqueue(command, undefined, dependsOn)) changed.add(stream);
      }
      changes.adopt(note.changes);
      waiting.add(note);
    } else left.push(note);
  }
  return { stored: all, changed, left };
}
