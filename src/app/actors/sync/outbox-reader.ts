import type { LocalDatabase, UnsentWork } from '#adapters/local-database/local-database.ts';
import { idsOfEntry, type WriteAheadEntry, type WriteAheadLog } from '#adapters/storage/write-ahead-log.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { ChangedStreams, Replica } from '#domain/replica/replica.ts';
import { streamsOfEntries } from '#domain/replica/streams-in.ts';
import type { ReplicaReport } from '#machines/sync/sync-events.ts';
import { recoverNotes } from './recover-notes.ts';
import type { SharedChanges } from './shared-changes.ts';
import type { SnapshotWriter } from './snapshot-writer.ts';
import type { StorageWatch } from './storage-watch.ts';

export interface OutboxReaderParts {
  readonly database: LocalDatabase;
  readonly notes: WriteAheadLog;
  readonly account: string;
  readonly replica: Replica;
  readonly keeper: SnapshotWriter;
  readonly changes: SharedChanges;
  readonly watch: StorageWatch;
  /** Commands that are on their way into the outbox. */
  readonly storing: ReadonlySet<string>;
  readonly tabs: Tabs;
  readonly gate: KindGate;
  readonly isOpen: () => boolean;
  readonly report: (report: ReplicaReport) => void;
}

export interface OutboxReading {
  readonly changed: ChangedStreams;
  /** False where the browser would not tell what waits, or what can be undone, or where rules have not come. */
  readonly isWhole: boolean;
}

/** Reads what waits in this browser, and puts it back where the browser has thrown it away under a running tab. */
export class OutboxReader {
  readonly #parts: OutboxReaderParts;
  #store: string | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Notes that the database did not take. */
  readonly #noted = new Set<WriteAheadEntry>();
  /** Ids in the notes that could not be recovered yet. */
  #left: ReadonlySet<string> = new Set();

  constructor(parts: OutboxReaderParts) {
    this.#parts = parts;
  }

  /** Puts into the outbox what pages that went away at once have left noted, before it is read for the first time. */
  async recover(isWanted?: (note: WriteAheadEntry) => boolean): Promise<ChangedStreams> {
    const { tabs, isOpen } = this.#parts;
    const recovery = { ...this.#parts, waiting: this.#noted, ...(isWanted && { isWanted }) };
    const { stored, changed, left } = await recoverNotes(recovery);
    this.#left = new Set(left.flatMap(namesOf));
    if (isOpen() && stored.length > 0) tabs.tell({ type: 'stored', stored });
    return changed;
  }

  /** The database did not take this: it stays noted until the server has the commands and the refusals have gone. */
  waitsNoted(note: WriteAheadEntry): void {
    this.#noted.add(note);
  }

  /** The server has answered these; who noted them may be gone. */
  answered(commandIds: readonly string[]): void {
    const { notes, account } = this.#parts;
    const waiting = new Set([...this.#noted].flatMap((note) => idsOfEntry(note).commands));
    const commands = commandIds.filter((id) => !waiting.has(id));
    notes.forget(account, { commands, retried: [] });
    // What is left of them says that refusals are to go, which may not have been written.
    for (const note of notes.read(account)) {
      const ofNote = idsOfEntry(note).commands;
      if (ofNote.length > 0 && ofNote.every((id) => commands.includes(id))) this.waitsNoted(note);
    }
  }

  /**
   * One reading after the other. `isDoubtful`: something new has got a place before what was there, as in a store that was
   * thrown away meanwhile; then all that waits is put there again in its order.
   */
  read(isDoubtful = false): Promise<OutboxReading> {
    const reading = this.#last.then(() => this.#read(isDoubtful));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  async #read(isDoubtful: boolean): Promise<OutboxReading> {
    const { database, account, replica, changes, watch, gate } = this.#parts;
    await this.#forgetNotes();
    const recovered = await this.#recoverLeft();
    const horizon = replica.lastSeq;
    const certain = changes.horizon();
    const work = await watch.try(database.readOutbox(account));
    const unread = { changed: recovered, isWhole: false };
    if (!work) return unread;
    const streams = streamsOfEntries([...work.outbox, ...work.rejections]);
    // Meanwhile something may have left the outbox.
    if (!gate.areHere(streams)) {
      if (!(await gate.fetch(streams))) return unread;
      const { changed, isWhole } = await this.#read(isDoubtful);
      return { changed: changed.union(recovered), isWhole };
    }
    const isWiped = this.#store !== null && work.store !== this.#store;
    this.#store = work.store;
    if (isWiped) this.#lose();
    const read =
      isWiped || isDoubtful ? await this.#putBack(work) : replica.reconcile(work.outbox, work.rejections, horizon);
    const isWhole = await changes.reconcile(work.changeIds, certain);
    return { changed: read.union(recovered), isWhole: isWhole && this.#left.size === 0 };
  }

  /** Another page may have done so meanwhile. */
  async #recoverLeft(): Promise<ChangedStreams> {
    const left = this.#left;
    if (left.size === 0) return new Set();
    return this.recover((note) => namesOf(note).some((id) => left.has(id)));
  }

  /** A command may come back as a fact without its answer. */
  async #forgetNotes(): Promise<void> {
    if (this.#noted.size === 0) return;
    const { database, notes, account, replica, watch, isOpen } = this.#parts;
    const pending = new Set(replica.pending().map(({ id }) => id));
    for (const note of this.#noted) {
      const { entries, retried } = note;
      if (!isOpen()) return;
      if (entries.some(({ command }) => pending.has(command.id))) continue;
      if (retried.length > 0 && !(await watch.try(database.replaceRejections(account, retried, [])))) continue;
      notes.forget(account, idsOfEntry(note));
      this.#noted.delete(note);
    }
  }

  #lose(): void {
    this.#parts.report({ type: 'copy.doubted', fault: { kind: 'wiped', lost: 0 } });
    this.#parts.changes.lose();
  }

  async #putBack({ outbox }: UnsentWork): Promise<ChangedStreams> {
    const { database, account, replica, keeper, watch, storing, tabs, isOpen } = this.#parts;
    const missing = replica.loseOutbox().filter(({ command }) => !storing.has(command.id));
    const seqs = await watch.try(database.putAgain(account, missing));
    const stored = seqs ? missing.map((entry, n) => ({ ...entry, seq: seqs[n] ?? 0 })) : [];
    if (isOpen()) tabs.tell({ type: 'stored', stored });
    const changed = new Set([...replica.stored(stored), ...replica.take(outbox)]);
    const rejected = replica.rejections.flatMap(({ dependents, ...root }) => [root, ...dependents]);
    await keeper.settle({ settled: [], rejected });
    this.#store = (await watch.try(database.readOutbox(account)))?.store ?? null;
    return changed;
  }
}

const namesOf = (note: WriteAheadEntry): readonly string[] => {
  const { commands, retried } = idsOfEntry(note);
  return [...commands, ...retried];
};
