import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { ConfirmedView } from '#domain/replica/confirmed-streams.ts';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import type { OutboxEntry, StoredCommand } from '#domain/replica/stored-command.ts';
import type { ChangesUpdate, KeptChange } from '#domain/undo/kept-change.ts';
import { keepChanges, readChanges } from './changes.ts';
import { clearAccount, clearEverything } from './clear.ts';
import { compact } from './compact.ts';
import { connect } from './connect.ts';
import type { LoadedSnapshot } from './load-snapshot.ts';
import { addCommands, putAgain, readOutbox, settle } from './outbox.ts';
import { readSnapshot } from './read-snapshot.ts';
import { replaceRejections } from './rejections.ts';
import { copyOf, forgetCopy, saveCopy } from './saved-copies.ts';
import type { KeepOutcome, SnapshotUpdate } from './snapshot-update.ts';

export interface UnsentWork {
  readonly outbox: readonly StoredCommand[];
  readonly rejections: readonly RejectedCommand[];
  /** Names the store, null before anything was kept; another name means that the browser has thrown all away. */
  readonly store: string | null;
  /** Ids of all changes that can be undone and redone here. */
  readonly changeIds: readonly string[];
}

/** Result of one batch. */
export interface Verdicts {
  /** Commands that leave the outbox: their facts are in the copy, or there are none. */
  readonly settled: readonly string[];
  readonly rejected: readonly RejectedCommand[];
  /** Updates of kept changes; a change that is not kept is not put. */
  readonly changes?: ChangesUpdate;
}

/**
 * The browser's database, by account; several tabs may write. The copy only gets further. What it is written
 * costs as much as has changed, whatever the size of what is there. Every method rejects with a `StorageFailure`.
 */
export interface LocalDatabase {
  /** Waits at the gate for the rules by which the copy is read. */
  loadSnapshot(account: string, gate?: KindGate): Promise<LoadedSnapshot>;
  saveCopy(account: string, update: SnapshotUpdate): Promise<KeepOutcome>;
  /** Folds the facts of a copy into its states, where both say the same as `confirmed` does. For when there is time. */
  compact(account: string, confirmed: ConfirmedView): Promise<void>;
  forgetCopy(account: string): Promise<void>;
  readOutbox(account: string): Promise<UnsentWork>;
  /**
   * In one step: all of them or none. Resolves to their places once they are on the disk; the same id again yields the
   * same place.
   */
  addCommands(account: string, entries: readonly OutboxEntry[], changes?: ChangesUpdate): Promise<readonly number[]>;
  /** Puts commands, which may be in the outbox, at its end in this order, in one step. */
  putAgain(account: string, entries: readonly OutboxEntry[]): Promise<readonly number[]>;
  /**
   * In one step with the copy; a `gap` leaves everything as it was. What was retried or dropped before is not kept as
   * rejected: whoever brings it has not heard of that.
   */
  settle(account: string, verdicts: Verdicts, update: SnapshotUpdate): Promise<KeepOutcome>;
  /** Puts commands, or none, into the outbox in place of the rejected ones. */
  replaceRejections(
    account: string,
    commandIds: readonly string[],
    entries: readonly OutboxEntry[],
    changes?: ChangesUpdate,
  ): Promise<readonly number[]>;
  /** Returns the named changes that can be undone and redone here, in no order. */
  readChanges(account: string, changeIds: readonly string[]): Promise<readonly KeptChange[]>;
  keepChanges(account: string, update: ChangesUpdate): Promise<void>;
  clearAccount(account: string): Promise<void>;
  clearEverything(): Promise<void>;
}

export function openLocalDatabase(name = 'groundwork', run = connect(name)): LocalDatabase {
  return {
    loadSnapshot: async (account, gate) =>
      copyOf(account, await run((database) => readSnapshot(database, account)), gate),
    saveCopy: (account, update) => run((database) => saveCopy(database, account, update)),
    compact: (account, confirmed) => run((database) => compact(database, account, confirmed)),
    forgetCopy: (account) => run((database) => forgetCopy(database, account)),
    readOutbox: (account) => run((database) => readOutbox(database, account)),
    addCommands: (account, entries, changes) => run((database) => addCommands(database, account, entries, changes)),
    putAgain: (account, entries) => run((database) => putAgain(database, account, entries)),
    settle: (account, verdicts, update) => run((database) => settle(database, account, verdicts, update)),
    replaceRejections: (account, ids, entries, changes) =>
      run((database) => replaceRejections(database, account, ids, entries, changes)),
    readChanges: (account, changeIds) => run((database) => readChanges(database, account, changeIds)),
    keepChanges: (account, update) => run((database) => keepChanges(database, account, update)),
    clearAccount: (account) => run((database) => clearAccount(database, account)),
    clearEverything: () => run(clearEverything),
  };
}
