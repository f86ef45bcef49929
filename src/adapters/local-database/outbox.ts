import type { IDBPObjectStore } from 'idb';
import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { type ChangesUpdate, noUpdate } from '#domain/undo/kept-change.ts';
import { changeIdsIn, putChanges } from './changes.ts';
import { commitMarked, type Writing } from './commit-marked.ts';
import { erasePersons } from './erase-persons.ts';
import {
  type GroundworkDatabase,
  type GroundworkSchema,
  ofAccount,
  type StoreName,
  storeNames,
} from './groundwork-schema.ts';
import type { UnsentWork, Verdicts } from './local-database.ts';
import type { KeepOutcome, SnapshotUpdate } from './snapshot-update.ts';
import { writeSnapshot } from './write-snapshot.ts';

export async function readOutbox(database: GroundworkDatabase, account: string): Promise<UnsentWork> {
  const transaction = database.transaction(['outbox', 'rejections', 'stores', 'changes']);
  const [rows, rejections, mark, changeIds] = await Promise.all([
    transaction.objectStore('outbox').index('inOrder').getAll(ofAccount(account)),
    transaction.objectStore('rejections').getAll(ofAccount(account)),
    transaction.objectStore('stores').get(account),
    changeIdsIn(transaction.objectStore('changes'), account),
    transaction.done,
  ]);
  return {
    outbox: rows.flatMap(({ seq, account: _, ...entry }) => (seq === undefined ? [] : [{ seq, ...entry }])),
    rejections: rejections.map(({ account: _, ...rejected }) => rejected),
    store: mark?.store ?? null,
    changeIds,
  };
}

export function addCommands(
  database: GroundworkDatabase,
  account: string,
  entries: readonly OutboxEntry[],
  changes: ChangesUpdate = noUpdate,
): Promise<readonly number[]> {
  const transaction = database.transaction(['outbox', 'changes', 'stores'], 'readwrite', { durability: 'strict' });
  const added = putAll(transaction.objectStore('outbox'), account, entries);
  const kept = putChanges(transaction.objectStore('changes'), account, changes);
  return commitMarked(
    transaction,
    account,
    Promise.all([added, kept]).then(([seqs]) => seqs),
  );
}

/** From wherever they are. */
export function putAgain(
  database: GroundworkDatabase,
  account: string,
  entries: readonly OutboxEntry[],
): Promise<readonly number[]> {
  const transaction = database.transaction(['outbox', 'stores'], 'readwrite', { durability: 'strict' });
  const outbox = transaction.objectStore('outbox');
  const gone = Promise.all(entries.map(({ command }) => removeCommand(outbox, account, command.id)));
  return commitMarked(
    transaction,
    account,
    gone.then(() => putAll(outbox, account, entries)),
  );
}

export function settle(
  database: GroundworkDatabase,
  account: string,
  verdicts: Verdicts,
  update: SnapshotUpdate,
): Promise<KeepOutcome> {
  const transaction = database.transaction(storeNames, 'readwrite', { durability: 'relaxed' });
  return commitMarked(transaction, account, settleIn(transaction as unknown as Writing, account, verdicts, update));
}

async function settleIn(
  transaction: Writing,
  account: string,
  { settled, rejected, changes = noUpdate }: Verdicts,
  update: SnapshotUpdate,
): Promise<KeepOutcome> {
  const outcome = await writeSnapshot(transaction, account, update);
  if (outcome === 'gap') return outcome;
  const outbox = transaction.objectStore('outbox');
  const leaving = [...settled, ...rejected.map(({ command }) => command.id)];
  const givenUp = new Set((await transaction.objectStore('stores').get(account))?.givenUp);
  const kept = rejected.filter(({ command }) => !givenUp.has(command.id));
  await Promise.all([
    ...leaving.map((id) => removeCommand(outbox, account, id)),
    ...kept.map((each) => transaction.objectStore('rejections').put({ account, ...each })),
    putChanges(transaction.objectStore('changes'), account, changes, 'known'),
  ]);
  await erasePersons(transaction, account, update.erased);
  return outcome;
}

type OutboxStore = IDBPObjectStore<GroundworkSchema, ArrayLike<StoreName>, 'outbox', 'readwrite'>;

/** Their places, in their order. A command that is there already keeps its own. */
export async function putAll(
  store: OutboxStore,
  account: string,
  entries: readonly OutboxEntry[],
): Promise<readonly number[]> {
  const byCommand = store.index('byCommand');
  const known = await Promise.all(entries.map(({ command }) => byCommand.getKey([account, command.id])));
  return Promise.all(entries.map((entry, n) => known[n] ?? store.add({ account, ...entry })));
}

export async function removeCommand(store: OutboxStore, account: string, commandId: string): Promise<void> {
  const seq = await store.index('byCommand').getKey([account, commandId]);
  if (seq !== undefined) await store.delete(seq);
}
