import type { LoadedSnapshot } from '#adapters/local-database/load-snapshot.ts';
import { pageLength } from '#adapters/log-api/log-api.ts';
import { idsOfEntry } from '#adapters/storage/write-ahead-log.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { nextBatch } from '#domain/replica/next-batch.ts';
import type { Receipt } from '#domain/replica/receipt.ts';
import { type ChangedStreams, Replica } from '#domain/replica/replica.ts';
import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { streamsOfMessage } from '#domain/replica/streams-in.ts';
import type { TabMessage } from '#domain/replica/tab-message.ts';
import { workspaceKey } from '#domain/team/workspace-key.ts';
import { type ChangesUpdate, type KeptChange, noUpdate } from '#domain/undo/kept-change.ts';
import { dataUponNow } from '#domain/vault/data-upon-now.ts';
import type { Vault } from '#domain/vault/vault.ts';
import type { PushReport, ReplicaReport, WorkspaceOrder } from '#machines/sync/sync-events.ts';
import type { WorkspaceStore } from '#machines/sync/workspace.store.ts';
import { ChangeKeeper } from './change-keeper.ts';
import { flush } from './flush-entry.ts';
import { judgeBatch } from './judge-batch.ts';
import { OutboxReader } from './outbox-reader.ts';
import { idsOf, retriedCommands } from './retried-commands.ts';
import { sendBatch } from './send-batch.ts';
import { SharedChanges } from './shared-changes.ts';
import { SnapshotWriter } from './snapshot-writer.ts';
import { StorageWatch } from './storage-watch.ts';
import type { SyncPorts } from './sync-ports.ts';
import { throughGate } from './through-gate.ts';
import { withFallen } from './with-fallen.ts';

/** `anew`: the founder may read more now, or less, so that the log is read again. */
type Taken = Receipt['outcome'] | 'anew';

const none: ChangedStreams = new Set();
const nothingKept: LoadedSnapshot = { copy: null, fault: null };

/**
 * One account's workspace in this tab: the replica, its local copy, the outbox and the other tabs. Says nothing about
 * when: that is the sync machine's part.
 */
export class SyncClient {
  readonly #ports: SyncPorts;
  readonly #workspace: WorkspaceStore;
  /** The name under which this browser keeps the workspace. */
  readonly #account: string;
  readonly #report: (report: ReplicaReport) => void;
  readonly #replica: Replica;
  readonly #watch: StorageWatch;
  readonly #keeper: SnapshotWriter;
  readonly #tabs: Tabs;
  readonly #changes: ChangeKeeper;
  /** On their way into the outbox; they are sent once they are there, or cannot be put there. */
  readonly #storing = new Set<string>();
  readonly #outbox: OutboxReader;
  readonly #shared: SharedChanges;
  /** The last change of what the founder may read, after which the log was read again. */
  #readAnewFor = 0;
  #isOpen = true;

  constructor(ports: SyncPorts, workspace: WorkspaceStore, founder: string, report: (report: ReplicaReport) => void) {
    const account = workspaceKey(founder, ports.chosen);
    this.#ports = ports;
    this.#workspace = workspace;
    this.#account = account;
    this.#report = (each) => {
      if (this.#isOpen) report(each);
    };
    this.#replica = new Replica(founder);
    this.#changes = new ChangeKeeper(this.#replica);
    this.#watch = new StorageWatch(this.#report);
    this.#keeper = new SnapshotWriter(ports, account, this.#replica, this.#watch, () => this.#readAnewFor);
    const { gate } = ports;
    const hear = throughGate({
      gate,
      streamsOf: streamsOfMessage,
      pass: (message: TabMessage) => this.#hear(message),
      // What it was about is in the outbox, or comes from the server.
      drop: () => this.#report({ type: 'outbox.grown' }),
    });
    this.#tabs = ports.joinTabs(account, hear);
    const { stack } = this.#changes;
    const parts = { ...ports, account, watch: this.#watch, tabs: this.#tabs, isOpen: () => this.#isOpen };
    this.#shared = new SharedChanges({ ...parts, stack });
    this.#outbox = new OutboxReader({
      ...parts,
      replica: this.#replica,
      keeper: this.#keeper,
      changes: this.#shared,
      storing: this.#storing,
      report: this.#report,
    });
  }

  get position(): number {
    return this.#replica.position;
  }

  order(order: WorkspaceOrder): void {
    if (order.type === 'commands.issued') this.#issue(order.commands);
    else if (order.type === 'rejection.retried') this.#retry(order);
    else if (order.type === 'rejection.dropped') this.#drop(order.commandId, order.only);
    else this.#turn(order.type === 'undo.requested' ? 'done' : 'undone', order);
  }

  /** Reads the local copy and what waits to be sent. Never rejects: without a copy the log is read from its beginning. */
  async load(): Promise<void> {
    const { database, gate } = this.#ports;
    const { copy, fault, stays } = (await this.#watch.try(database.loadSnapshot(this.#account, gate))) ?? nothingKept;
    if (!this.#isOpen) return;
    if (fault) this.#report({ type: 'copy.doubted', fault });
    if (copy) {
      this.#replica.restore(copy.position, copy.streams, copy);
      this.#readAnewFor = copy.rightsAt ?? 0;
      this.#keeper.begin(copy.isComplete);
    } else if (!stays) await this.#watch.try(database.forgetCopy(this.#account));
    await this.#outbox.recover();
    await this.#readOutbox();
    if (this.#shared.erase(this.#replica.people.all())) void this.#keeper.save();
    // What the other pages know is held against what is kept by them too.
    if (this.#isOpen) this.#tabs.tell({ type: 'stored', stored: [] });
    this.#show(this.#replica.streams());
    if (this.#isOpen) this.#workspace.markComplete(copy?.isComplete ?? false);
  }

  /** Reads the log from where the replica ends to its end. */
  async pull(signal: AbortSignal): Promise<void> {
    let isAnew = false;
    let isFirst = true;
    for (let isMore = true; isMore; isFirst = false) {
      // It may have ended while this device was written to.
      signal.throwIfAborted();
      const { position, origin } = this.#replica;
      // The last known fact comes again, by which another log is told from ours.
      const head = isFirst && position > 0 ? origin.head : null;
      const events = await this.#ports.api.readAfter(head === null ? position : position - 1, signal);
      signal.throwIfAborted();
      if (head !== null && events[0]?.hash !== head) {
        await this.#rewind();
        continue;
      }
      const outcome = this.#receive(events);
      if (outcome !== 'anew') void this.#keeper.savePart();
      isMore = events.length >= pageLength || outcome !== 'complete';
      if (outcome === 'complete' || outcome === 'anew') continue;
      if (isAnew) throw new Error('the log does not follow from its own beginning');
      isAnew = true;
      await this.#beginAnew();
    }
    if (this.#replica.origin.workspace === null) {
      this.#replica.learnWorkspace(await this.#ports.api.readWorkspace(signal));
      this.#show(none);
    }
    this.#keeper.complete();
    if (this.#isOpen) this.#workspace.markComplete(true);
    await this.#keeper.save();
  }

  /** Sends until nothing waits, while no other tab does; rejects with an `ApiFailure`. */
  push(signal: AbortSignal): Promise<PushReport> {
    return this.#ports.withTabLock(`groundwork-push-${this.#account}`, signal, () => this.#sendAll(signal));
  }

  /** Takes facts from the server. */
  receive(events: readonly RecordedEvent[]): Receipt['outcome'] {
    const outcome = this.#receive(events);
    if (outcome === 'anew') return 'behind';
    void this.#keeper.save();
    return outcome;
  }

  close(): void {
    this.#isOpen = false;
    this.#keeper.stop();
    this.#tabs.leave();
    this.#workspace.clear();
  }

  #issue(commands: readonly Command[]): void {
    const { entries, changed, update } = this.#changes.issue(commands);
    this.#show(changed);
    void this.#store(entries, update);
  }

  #retry({ commandId, newId, at, data, first }: Extract<WorkspaceOrder, { type: 'rejection.retried' }>): void {
    const rejected = this.#replica.takeRejected(commandId);
    if (!rejected) return;
    const { command } = rejected;
    const now = dataUponNow(command, this.#replica.shown(command.stream) as Vault | undefined);
    const commands = retriedCommands(rejected, { newId, at, data: data ?? now, first });
    const { entries, changed, update } = this.#changes.issue(commands);
    const ids = idsOf(rejected);
    this.#show(changed);
    this.#tabs.tell({ type: 'dropped', commandIds: ids });
    void this.#store(entries, update, ids);
  }

  #drop(commandId: string, only?: readonly string[]): void {
    const dropped = this.#replica.takeRejected(commandId, only);
    if (!dropped) return;
    const commandIds = idsOf(dropped);
    this.#show(none);
    this.#tabs.tell({ type: 'dropped', commandIds });
    void this.#store([], noUpdate, commandIds);
  }

  #turn(side: KeptChange['side'], { newId, at }: { readonly newId: string; readonly at: string }): void {
    const turned = this.#changes.turn(side, newId, at);
    if (!turned) return;
    const { entries, changed, update } = turned;
    this.#show(changed);
    if (entries.length > 0) void this.#store(entries, update);
    else void this.#shared.keepAlone(update);
    this.#report(turned.report);
  }

  async #store(
    entries: readonly OutboxEntry[],
    changes: ChangesUpdate,
    retried: readonly string[] = [],
  ): Promise<void> {
    const { database, notes } = this.#ports;
    const ids = entries.map(({ command }) => command.id);
    for (const id of ids) this.#storing.add(id);
    const note = { entries, changes, retried };
    notes.keep(this.#account, note);
    const seqs = await this.#shared.keep(changes, () => this.#watch.try(flush(database, this.#account, note)));
    for (const id of ids) this.#storing.delete(id);
    const isAnswered = !this.#replica.pending().some(({ id }) => ids.includes(id));
    if (seqs || (isAnswered && retried.length === 0)) notes.forget(this.#account, idsOfEntry(note));
    else this.#outbox.waitsNoted(note);
    if (!this.#isOpen) return;
    if (seqs) this.#watch.succeeded();
    const stored = seqs ? entries.map((entry, n) => ({ ...entry, seq: seqs[n] ?? 0 })) : [];
    if (stored.some(({ seq }) => seq <= this.#replica.lastSeq)) await this.#readOutbox(true);
    else this.#show(this.#replica.stored(stored));
    // Also of what has been answered since, so that the other pages know whose verdicts they have heard.
    this.#tabs.tell({ type: 'stored', stored });
    this.#report({ type: 'outbox.grown' });
  }

  #hear(message: TabMessage): void {
    if (message.type === 'settled') {
      const outcome = this.#take(this.#replica.acknowledge(message.results));
      if (outcome === 'anew') this.#report({ type: 'link.behind' });
      else void this.#keeper.save();
    } else if (message.type === 'dropped') {
      this.#replica.giveUp(message.commandIds);
      this.#show(none);
    } else if (message.type === 'changes') {
      this.#shared.hear(message.update);
      this.#show(none);
    } else {
      const isDoubtful = message.stored.some(({ seq }) => seq <= this.#replica.lastSeq);
      this.#show(this.#replica.take(message.stored));
      if (isDoubtful) void this.#readOutbox();
      this.#report({ type: 'outbox.grown' });
    }
  }

  async #sendAll(signal: AbortSignal): Promise<PushReport> {
    const sent = new Set<string>();
    for (;;) {
      const isWhole = await this.#readOutbox();
      signal.throwIfAborted();
      const waiting = this.#replica.pending().filter(({ id }) => !sent.has(id) && !this.#storing.has(id));
      const next = nextBatch(waiting);
      if (next.length === 0) {
        const isKept = await this.#keeper.catchUp();
        return { isStorageBehind: !isWhole || !isKept };
      }
      const answers = await sendBatch(this.#ports.api, next, signal);
      const { batch, results } = withFallen({ batch: next, results: answers }, this.#replica);
      const ids = batch.map(({ id }) => id);
      for (const id of ids) sent.add(id);
      await this.#settle(batch, results, signal);
      this.#outbox.answered(ids);
    }
  }

  async #settle(batch: readonly Command[], results: readonly CommandResult[], signal: AbortSignal): Promise<void> {
    if (this.#isOpen) this.#tabs.tell({ type: 'settled', results });
    const { verdicts, rejectedUndos } = judgeBatch(batch, results, this.#replica, this.#changes.stack);
    for (const undo of rejectedUndos) this.#report(undo);
    const outcome = this.#take(this.#replica.acknowledge(results));
    this.#shared.tell(verdicts.changes);
    if (outcome === 'complete') return this.#keeper.settle(verdicts);
    await this.#keeper.settle({ ...verdicts, settled: [] });
    await this.pull(signal);
    // Without the rejections: the founder may have dealt with them since.
    await this.#keeper.settle({ settled: verdicts.settled, rejected: [] });
  }

  async #readOutbox(isDoubtful = false): Promise<boolean> {
    const { changed, isWhole } = await this.#outbox.read(isDoubtful);
    this.#show(changed);
    return isWhole;
  }

  /** The server was put back to an earlier state: what it has forgotten is sent again if this device still holds it. */
  async #rewind(): Promise<void> {
    this.#report({ type: 'copy.doubted', fault: { kind: 'rewound', lost: 0 } });
    this.#replica.sendAgain();
    this.#readAnewFor = 0;
    await this.#beginAnew();
    this.#report({ type: 'outbox.grown' });
  }

  async #beginAnew(): Promise<void> {
    this.#show(this.#replica.restore());
    this.#keeper.begin(false);
    if (this.#isOpen) this.#workspace.markComplete(false);
    await this.#watch.try(this.#ports.database.forgetCopy(this.#account));
  }

  #receive(events: readonly RecordedEvent[]): Taken {
    const isFirstPage = this.#replica.position === 0;
    const receipt = this.#replica.receive(events);
    // The server gives a page by the role that its reader has after all of it.
    if (isFirstPage) this.#readAnewFor = Math.max(this.#readAnewFor, this.#replica.rights.changedAt);
    return this.#take(receipt);
  }

  #take({ changed, folded, outcome, erased }: Receipt): Taken {
    this.#keeper.note(folded, erased);
    this.#shared.erase(erased);
    this.#show(changed);
    const { changedAt } = this.#replica.rights;
    if (changedAt <= this.#readAnewFor) return outcome;
    this.#readAnewFor = changedAt;
    void this.#beginAnew();
    return 'anew';
  }

  #show(changed: ChangedStreams): void {
    if (!this.#isOpen) return;
    this.#workspace.showUndo(this.#changes.state());
    const before = this.#workspace.rejections.get().length;
    this.#workspace.show(this.#replica, changed);
    const count = this.#workspace.rejections.get().length;
    if (count !== before) this.#report({ type: 'rejections.counted', count });
  }
}
