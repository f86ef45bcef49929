import { isCurrent } from '#domain/replica/saved-copy.ts';
import { commitMarked, type Writing } from './commit-marked.ts';
import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { keepCopy } from './keep-copy.ts';
import { forgetKeptMark, readKeptMark } from './kept-mark.ts';
import type { CopyUpdate, KeepOutcome, LoadedCopy } from './local-database.ts';

export async function loadCopy(database: GroundworkDatabase, account: string): Promise<LoadedCopy> {
  const transaction = database.transaction(['streams', 'meta', 'stores']);
  const [meta, streams, known] = await Promise.all([
    transaction.objectStore('meta').get(account),
    transaction.objectStore('streams').getAll(ofAccount(account)),
    transaction.objectStore('stores').get(account),
    transaction.done,
  ]);
  const mark = readKeptMark(account);
  if (mark && mark.store !== known?.store) {
    forgetKeptMark(account);
    return { copy: null, fault: { kind: 'wiped', lost: mark.unsent } };
  }
  if (!meta) return { copy: null, fault: null };
  if (meta.streamCount !== streams.length) return { copy: null, fault: { kind: 'torn', lost: 0 } };
  if (!isCurrent({ folds: meta.folds, streams })) return { copy: null, fault: null };
  const { position, folds, isComplete, workspace = null, head = null } = meta;
  return { copy: { position, folds, isComplete, workspace, head, streams }, fault: null };
}

export async function saveCopy(
  database: GroundworkDatabase,
  account: string,
  update: CopyUpdate,
): Promise<KeepOutcome> {
  const names = ['streams', 'meta', 'outbox', 'stores'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'relaxed' });
  return commitMarked(transaction, account, keepCopy(transaction as unknown as Writing, account, update));
}

export async function forgetCopy(database: GroundworkDatabase, account: string): Promise<void> {
  const transaction = database.transaction(['streams', 'meta'], 'readwrite');
  await Promise.all([
    transaction.objectStore('streams').delete(ofAccount(account)),
    transaction.objectStore('meta').delete(account),
    transaction.done,
  ]);
}
