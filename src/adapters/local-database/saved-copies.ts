import { isCurrent, type SavedCopy } from '#domain/replica/saved-copy.ts';
import { commit } from './commit.ts';
import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { type CopyTransaction, keepCopy } from './keep-copy.ts';
import type { CopyUpdate, KeepOutcome } from './local-database.ts';

export async function loadCopy(database: GroundworkDatabase, account: string): Promise<SavedCopy | null> {
  const transaction = database.transaction(['streams', 'meta']);
  const [meta, streams] = await Promise.all([
    transaction.objectStore('meta').get(account),
    transaction.objectStore('streams').getAll(ofAccount(account)),
    transaction.done,
  ]);
  if (!meta || meta.streamCount !== streams.length || !isCurrent({ folds: meta.folds, streams })) return null;
  const { position, folds, isComplete, workspace = null, head = null } = meta;
  return { position, folds, isComplete, workspace, head, streams };
}

export async function saveCopy(
  database: GroundworkDatabase,
  account: string,
  update: CopyUpdate,
): Promise<KeepOutcome> {
  const transaction = database.transaction(['streams', 'meta'], 'readwrite', { durability: 'relaxed' });
  return commit(transaction, keepCopy(transaction as unknown as CopyTransaction, account, update));
}

export async function forgetCopy(database: GroundworkDatabase, account: string): Promise<void> {
  const transaction = database.transaction(['streams', 'meta'], 'readwrite');
  await Promise.all([
    transaction.objectStore('streams').delete(ofAccount(account)),
    transaction.objectStore('meta').delete(account),
    transaction.done,
  ]);
}
