import type { IDBPObjectStore } from 'idb';
import type { Command } from '#domain/log/command.ts';
import { commit } from './commit.ts';
import { type GroundworkDatabase, type GroundworkSchema, ofAccount } from './groundwork-schema.ts';
import { type CopyTransaction, keepCopy } from './keep-copy.ts';
import type { CopyUpdate, KeepOutcome, UnsentWork, Verdicts } from './local-database.ts';

export async function readOutbox(database: GroundworkDatabase, account: string): Promise<UnsentWork> {
  const transaction = database.transaction(['outbox', 'rejections']);
  const [rows, rejections] = await Promise.all([
    transaction.objectStore('outbox').index('inOrder').getAll(ofAccount(account)),
    transaction.objectStore('rejections').getAll(ofAccount(account)),
    transaction.done,
  ]);
  return {
    outbox: rows.flatMap(({ seq, command }) => (seq === undefined ? [] : [{ seq, command }])),
    rejections: rejections.map(({ command, reason }) => ({ command, reason })),
  };
}

export function addCommand(database: GroundworkDatabase, account: string, command: Command): Promise<number> {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
  return commit(transaction, putOnce(transaction.store, account, command));
}

export function settle(
  database: GroundworkDatabase,
  account: string,
  verdicts: Verdicts,
  update: CopyUpdate,
): Promise<KeepOutcome> {
  const names = ['outbox', 'rejections', 'streams', 'meta'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'relaxed' });
  return commit(transaction, settleIn(transaction as unknown as CopyTransaction, account, verdicts, update));
}

async function settleIn(
  transaction: CopyTransaction,
  account: string,
  { settled, rejected }: Verdicts,
  update: CopyUpdate,
): Promise<KeepOutcome> {
  const outcome = await keepCopy(transaction, account, update);
  if (outcome === 'gap') return outcome;
  const outbox = transaction.objectStore('outbox');
  const leaving = [...settled, ...rejected.map(({ command }) => command.id)];
  await Promise.all([
    ...leaving.map((id) => removeCommand(outbox, account, id)),
    ...rejected.map((each) => transaction.objectStore('rejections').put({ account, ...each })),
  ]);
  return outcome;
}

type OutboxStore = IDBPObjectStore<
  GroundworkSchema,
  ArrayLike<'outbox' | 'rejections' | 'streams' | 'meta'>,
  'outbox',
  'readwrite'
>;

/** A command that is there already keeps its place. */
export async function putOnce(store: OutboxStore, account: string, command: Command): Promise<number> {
  const known = await store.index('byCommand').getKey([account, command.id]);
  return known ?? store.add({ account, command });
}

async function removeCommand(store: OutboxStore, account: string, commandId: string): Promise<void> {
  const seq = await store.index('byCommand').getKey([account, commandId]);
  if (seq !== undefined) await store.delete(seq);
}
