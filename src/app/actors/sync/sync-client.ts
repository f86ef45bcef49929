import { pageLength } from '#adapters/log-api/log-api.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { nextBatch } from '#domain/replica/next-batch.ts';
import { type ChangedStreams, type Receipt, Replica } from '#domain/replica/replica.ts';
import type { StoredCommand } from '#domain/replica/stored-command.ts';
import type { TabMessage } from '#domain/replica/tab-message.ts';
import type { ReplicaReport, WorkspaceOrder } from '#machines/sync-events.ts';
import type { WorkspaceStore } from '#machines/workspace.store.ts';
import { CopyKeeper } from './copy-keeper.ts';
import { sendBatch } from './send-batch.ts';
import { StorageWatch } from './storage-watch.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * One account's workspace in this tab: the replica, its local copy, the outbox and the other tabs. Says nothing about
 * when: that is the sync machine's part.
 */
export class SyncClient {
  readonly #ports: SyncPorts;
  readonly #workspace: WorkspaceStore;
  readonly #account: string;
  readonly #report: (report: ReplicaReport) => void;
  readonly #replica = new Replica();
  readonly #watch: StorageWatch;
  readonly #keeper: CopyKeeper;
  readonly #tabs: Tabs;
  /** On their way into the outbox; they are sent once they are there, or cannot be put there. */
  readonly #storing = new Set<string>();
  #isOpen = true;

  constructor(ports: SyncPorts, workspace: WorkspaceStore, account: string, report: (report: ReplicaReport) => void) {
    this.#ports = ports;
    this.#workspace = workspace;
    this.#account = account;
    this.#report = (each) => {
      if (this.#isOpen) report(each);
    };
    this.#watch = new StorageWatch(this.#report);
    this.#keeper = new CopyKeeper(ports.database, account, this.#replica, this.#watch);
    this.#tabs = ports.joinTabs(account, (message) => this.#hear(message));
  }

  get position(): number {
    return this.#replica.position;
  }

  order(order: WorkspaceOrder): void {
    if (order.type === 'command.issued') this.#issue(order.command);
    else if (order.type === 'rejection.retried') this.#retry(order);
    else this.#drop(order.commandId);
  }

  /** Reads the local copy and what waits to be sent. Never rejects: without a copy the log is read from its beginning. */
  async load(): Promise<void> {
    const copy = await this.#watch.try(this.#ports.database.loadCopy(this.#account));
    if (!this.#isOpen) return;
    if (copy) {
      this.#replica.restore(copy.position, copy.streams);
      this.#keeper.begin(copy.isComplete);
    } else await this.#watch.try(this.#ports.database.forgetCopy(this.#account));
    await this.#readOutbox();
    this.#show(this.#replica.streams());
    if (this.#isOpen) this.#workspace.markComplete(copy?.isComplete ?? false);
  }

  /** Reads the log from where the replica ends to its end. */
  async pull(signal: AbortSignal): Promise<void> {
    let isAnew = false;
    for (let isMore = true; isMore; ) {
      const events = await this.#ports.api.readAfter(this.#replica.position, signal);
      signal.throwIfAborted();
      const outcome = this.receive(events);
      isMore = events.length >= pageLength || outcome !== 'complete';
      if (outcome === 'complete') continue;
      if (isAnew) throw new Error('the log does not follow from its own beginning');
      isAnew = true;
      await this.#beginAnew();
    }
    this.#keeper.complete();
    if (this.#isOpen) this.#workspace.markComplete(true);
    await this.#keeper.save();
  }

  /** Sends until nothing waits, while no other tab does; rejects with an `ApiFailure`. */
  push(signal: AbortSignal): Promise<void> {
    return this.#ports.takeTurn(`groundwork-push-${this.#account}`, signal, () => this.#sendAll(signal));
  }

  /** Takes facts from the server. */
  receive(events: readonly RecordedEvent[]): Receipt['outcome'] {
    const outcome = this.#take(this.#replica.receive(events));
    void this.#keeper.save();
    return outcome;
  }

  close(): void {
    this.#isOpen = false;
    this.#keeper.stop();
    this.#tabs.leave();
    this.#workspace.clear();
  }

  #issue(command: Command): void {
    this.#show(this.#replica.enqueue(command));
    const storing = this.#ports.database.addCommand(this.#account, command);
    void this.#store(command, storing, (stored) => ({ type: 'stored', stored }));
  }

  #retry({ commandId, newId, at }: Extract<WorkspaceOrder, { type: 'rejection.retried' }>): void {
    const retried = this.#replica.retry(commandId, newId, at);
    if (!retried) return;
    this.#show(retried.changed);
    const { command } = retried;
    const storing = this.#ports.database.retryRejection(this.#account, commandId, command);
    void this.#store(command, storing, (stored) => ({ type: 'retried', commandId, stored }));
  }

  #drop(commandId: string): void {
    if (!this.#replica.drop(commandId)) return;
    this.#show(new Set());
    this.#tabs.tell({ type: 'dropped', commandId });
    void this.#watch.try(this.#ports.database.dropRejection(this.#account, commandId));
  }

  async #store(
    command: Command,
    storing: Promise<number>,
    messageOf: (stored: StoredCommand) => TabMessage,
  ): Promise<void> {
    this.#storing.add(command.id);
    const seq = await this.#watch.try(storing);
    this.#storing.delete(command.id);
    if (!this.#isOpen) return;
    if (seq !== undefined) {
      this.#watch.succeeded();
      this.#show(this.#replica.stored(command.id, seq));
      this.#tabs.tell(messageOf({ seq, command }));
    }
    this.#report({ type: 'outbox.grown' });
  }

  #hear(message: TabMessage): void {
    if (message.type === 'settled') {
      this.#take(this.#replica.acknowledge(message.results));
      void this.#keeper.save();
      return;
    }
    if (message.type !== 'stored' && this.#replica.drop(message.commandId)) this.#show(new Set());
    if (message.type === 'dropped') return;
    this.#show(this.#replica.enqueue(message.stored.command, message.stored.seq));
    this.#report({ type: 'outbox.grown' });
  }

  async #sendAll(signal: AbortSignal): Promise<void> {
    const sent = new Set<string>();
    for (;;) {
      await this.#readOutbox();
      signal.throwIfAborted();
      const waiting = this.#replica.pending().filter(({ id }) => !sent.has(id) && !this.#storing.has(id));
      const batch = nextBatch(waiting);
      if (batch.length === 0) return;
      const results = await sendBatch(this.#ports.api, batch, signal);
      for (const { id } of batch) sent.add(id);
      await this.#settle(batch, results, signal);
    }
  }

  async #settle(batch: readonly Command[], results: readonly CommandResult[], signal: AbortSignal): Promise<void> {
    if (this.#isOpen) this.#tabs.tell({ type: 'settled', results });
    const reasons = new Map(results.flatMap((each) => (each.status === 'rejected' ? [[each.id, each.reason]] : [])));
    const settled = results.flatMap(({ id, status }) => (status === 'accepted' ? [id] : []));
    const rejected = batch.flatMap((command) => {
      const reason = reasons.get(command.id);
      return reason === undefined ? [] : [{ command, reason }];
    });
    const outcome = this.#take(this.#replica.acknowledge(results));
    if (outcome !== 'complete') {
      await this.#keeper.settle({ settled: [], rejected });
      await this.pull(signal);
    }
    await this.#keeper.settle({ settled, rejected });
  }

  async #readOutbox(): Promise<void> {
    const horizon = this.#replica.lastSeq;
    const work = await this.#watch.try(this.#ports.database.readOutbox(this.#account));
    if (work) this.#show(this.#replica.reconcile(work.outbox, work.rejections, horizon));
  }

  async #beginAnew(): Promise<void> {
    this.#show(this.#replica.restore());
    this.#keeper.begin(false);
    if (this.#isOpen) this.#workspace.markComplete(false);
    await this.#watch.try(this.#ports.database.forgetCopy(this.#account));
  }

  #take({ changed, outcome }: Receipt): Receipt['outcome'] {
    this.#keeper.note(changed);
    this.#show(changed);
    return outcome;
  }

  #show(changed: ChangedStreams): void {
    if (!this.#isOpen) return;
    const before = this.#workspace.rejections.get().length;
    this.#workspace.show(this.#replica, changed);
    const count = this.#workspace.rejections.get().length;
    if (count !== before) this.#report({ type: 'rejections.counted', count });
  }
}
