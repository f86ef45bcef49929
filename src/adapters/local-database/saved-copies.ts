import { isCurrent } from '#domain/replica/saved-copy.ts';
import { commitMarked, type Writing } from './commit-marked.ts';
import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { keepCopy } from './keep-copy.ts';
import { forgetKeptMark } from './kept-mark.ts';
import type { CopyUpdate, KeepOutcome, LoadedCopy } from './local-database.ts';
import type { CopyRows } from './read-copy.ts';

/** Whether the rows are a whole copy, and of use to this version of the product. */
export function copyOf(account: string, { meta, streams, store, mark }: CopyRows): LoadedCopy {
  if (mark && mark.store !== store) {
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
