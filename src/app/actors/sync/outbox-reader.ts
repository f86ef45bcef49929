import type { LocalDatabase, UnsentWork } from '#adapters/local-database/local-database.ts';
import type { UnstoredNotes } from '#adapters/storage/unstored-notes.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { ChangedStreams, Replica } from '#domain/replica/replica.ts';
import type { ChangeStack } from '#domain/undo/change-stack.ts';
import type { ReplicaReport } from '#machines/sync-events.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import { recoverNotes } from './recover-notes.ts';
import type { StorageWatch } from './storage-watch.ts';

export interface OutboxReaderParts {
  readonly database: LocalDatabase;
  readonly notes: UnstoredNotes;
  readonly account: string;
  readonly replica: Replica;
  readonly keeper: CopyKeeper;
  readonly stack: ChangeStack;
  readonly watch: StorageWatch;
  /** Commands that are on their way into the outbox. */
  readonly storing: ReadonlySet<string>;
  readonly tabs: Tabs;
  readonly isOpen: () => boolean;
  readonly report: (report: ReplicaReport) => void;
}

/** Reads what waits in this browser, and puts it back where the browser has thrown it away under a running tab. */
export class OutboxReader {
  readonly #parts: OutboxReaderParts;
  #store: string | null = null;

  constructor(parts: OutboxReaderParts) {
    this.#parts = parts;
  }

  /** Puts into the outbox what pages that went away at once have left noted, before it is read for the first time. */
  async recover(): Promise<void> {
    const stored = await recoverNotes(this.#parts);
    if (this.#parts.isOpen() && stored.length > 0) this.#parts.tabs.tell({ type: 'stored', stored });
  }

  async read(): Promise<ChangedStreams> {
    const { database, account, replica, watch } = this.#parts;
    const horizon = replica.lastSeq;
    const work = await watch.try(database.readOutbox(account));
    if (!work) return new Set();
    const isWiped = this.#store !== null && work.store !== this.#store;
    this.#store = work.store;
    return isWiped ? this.#putBack(work) : replica.reconcile(work.outbox, work.rejections, horizon);
  }

  async #putBack({ outbox }: UnsentWork): Promise<ChangedStreams> {
    const { database, account, replica, keeper, stack, watch, storing, report } = this.#parts;
    report({ type: 'copy.doubted', fault: { kind: 'wiped', lost: 0 } });
    const missing = replica.loseOutbox().filter(({ command }) => !storing.has(command.id));
    const seqs = await watch.try(database.addCommands(account, missing, { put: stack.all(), remove: [] }));
    const stored = seqs ? missing.map((entry, n) => ({ ...entry, seq: seqs[n] ?? 0 })) : [];
    const changed = new Set([...replica.stored(stored), ...replica.take(outbox)]);
    const rejected = replica.rejections.flatMap(({ dependents, ...root }) => [root, ...dependents]);
    await keeper.settle({ settled: [], rejected });
    this.#store = (await watch.try(database.readOutbox(account)))?.store ?? null;
    return changed;
  }
}
