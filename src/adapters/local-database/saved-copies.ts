import { commitMarked, type Writing } from './commit-marked.ts';
import { copyIn, type LoadedCopy } from './copy-in.ts';
import type { CopyUpdate, KeepOutcome } from './copy-update.ts';
import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { keepCopy } from './keep-copy.ts';
import { forgetKeptMark } from './kept-mark.ts';
import type { CopyRows } from './read-copy.ts';

/** The copy in the rows, unless the browser has thrown away what was kept before them. */
export function copyOf(account: string, { store, mark, ...parts }: CopyRows): LoadedCopy {
  if (!mark || mark.store === store) return copyIn(parts);
  forgetKeptMark(account);
  return { copy: null, fault: { kind: 'wiped', lost: mark.unsent } };
}

export async function saveCopy(
  database: GroundworkDatabase,
  account: string,
  update: CopyUpdate,
): Promise<KeepOutcome> {
  const names = ['packs', 'tails', 'meta', 'outbox', 'stores'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'relaxed' });
  return commitMarked(transaction, account, keepCopy(transaction as unknown as Writing, account, update));
}

export async function forgetCopy(database: GroundworkDatabase, account: string): Promise<void> {
  const transaction = database.transaction(['packs', 'tails', 'meta'], 'readwrite');
  await Promise.all([
    transaction.objectStore('packs').delete(ofAccount(account)),
    transaction.objectStore('tails').delete(ofAccount(account)),
    transaction.objectStore('meta').delete(account),
    transaction.done,
  ]);
}
