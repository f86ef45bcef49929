import type { LocalDatabase, UnsentWork } from '#adapters/local-database/local-database.ts';
import type { UnstoredNotes } from '#adapters/storage/unstored-notes.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { ChangedStreams, Replica } from '#domain/replica/replica.ts';
import type { ReplicaReport } from '#machines/sync-events.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import { recoverNotes } from './recover-notes.ts';
import type { SharedChanges } from './shared-changes.ts';
import type { StorageWatch } from './storage-watch.ts';

export interface OutboxReaderParts {
  readonly database: LocalDatabase;
  readonly notes: UnstoredNotes;
  readonly account: string;
  readonly replica: Replica;
  readonly keeper: CopyKeeper;
  readonly changes: SharedChanges;
  readonly watch: StorageWatch;
  /** Commands that are on their way into the outbox. */
  readonly storing: ReadonlySet<string>;
  readonly tabs: Tabs;
  readonly isOpen: () => boolean;
  readonly report: (report: ReplicaReport) => void;
}

export interface OutboxReading {
  readonly changed: ChangedStreams;
  /** False where the browser would not tell what waits, or what can be undone. */
  readonly isWhole: boolean;
}

/** Reads what waits in this browser, and puts it back where the browser has thrown it away under a running tab. */
export class OutboxReader {
  readonly #parts: OutboxReaderParts;
  #store: string | null = null;
  /** The commands of each note that alone keeps them. */
  readonly #noted = new Set<readonly string[]>();

  constructor(parts: OutboxReaderParts) {
    this.#parts = parts;
  }

  /** Puts into the outbox what pages that went away at once have left noted, before it is read for the first time. */
  async recover(): Promise<void> {
    const stored = await recoverNotes({ ...this.#parts, waiting: this.#noted });
    if (this.#parts.isOpen() && stored.length > 0) this.#parts.tabs.tell({ type: 'stored', stored });
  }

  /** The outbox did not take these, so that they stay noted until the server has them. */
  waitsNoted(commandIds: readonly string[]): void {
    this.#noted.add(commandIds);
  }

  async read(): Promise<OutboxReading> {
    const { database, account, replica, changes, watch } = this.#parts;
    this.#forgetNotes();
    const horizon = replica.lastSeq;
    const certain = changes.horizon();
    const work = await watch.try(database.readOutbox(account));
    if (!work) return { changed: new Set(), isWhole: false };
    const isWiped = this.#store !== null && work.store !== this.#store;
    this.#store = work.store;
    const changed = isWiped ? await this.#putBack(work) : replica.reconcile(work.outbox, work.rejections, horizon);
    return { changed, isWhole: await changes.reconcile(work.changeIds, certain) };
  }

  /** A command may come back as a fact without its answer. */
  #forgetNotes(): void {
    if (this.#noted.size === 0) return;
    const { notes, account, replica } = this.#parts;
    const pending = new Set(replica.pending().map(({ id }) => id));
    for (const ids of this.#noted) {
      if (ids.some((id) => pending.has(id))) continue;
      notes.forget(account, ids);
      this.#noted.delete(ids);
    }
  }

  async #putBack({ outbox }: UnsentWork): Promise<ChangedStreams> {
    const { database, account, replica, keeper, changes, watch, storing, tabs, isOpen, report } = this.#parts;
    report({ type: 'copy.doubted', fault: { kind: 'wiped', lost: 0 } });
    changes.lose();
    const missing = replica.loseOutbox().filter(({ command }) => !storing.has(command.id));
    const seqs = await watch.try(database.addCommands(account, missing));
    const stored = seqs ? missing.map((entry, n) => ({ ...entry, seq: seqs[n] ?? 0 })) : [];
    if (isOpen()) tabs.tell({ type: 'stored', stored });
    const changed = new Set([...replica.stored(stored), ...replica.take(outbox)]);
    const rejected = replica.rejections.flatMap(({ dependents, ...root }) => [root, ...dependents]);
    await keeper.settle({ settled: [], rejected });
    this.#store = (await watch.try(database.readOutbox(account)))?.store ?? null;
    return changed;
  }
}
