import type { KindGate } from '#domain/log/lazy-kinds.ts';
import { commitMarked, type Writing } from './commit-marked.ts';
import { erasedStores, erasePersons } from './erase-persons.ts';
import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { forgetKeptMark } from './kept-mark.ts';
import { type LoadedSnapshot, loadSnapshot } from './load-snapshot.ts';
import type { CopyRows } from './read-snapshot.ts';
import type { KeepOutcome, SnapshotUpdate } from './snapshot-update.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** The copy in the rows, unless the browser has thrown away what was kept before them. */
export async function copyOf(
  account: string,
  { store, mark, ...parts }: CopyRows,
  gate?: KindGate,
): Promise<LoadedSnapshot> {
  if (!mark || mark.store === store) return loadSnapshot(parts, gate);
  forgetKeptMark(account);
  return { copy: null, fault: { kind: 'wiped', lost: mark.unsent } };
}

export async function saveCopy(
  database: GroundworkDatabase,
  account: string,
  update: SnapshotUpdate,
): Promise<KeepOutcome> {
  const names = ['packs', 'tails', 'personal', 'meta', 'outbox', 'stores'] as const;
  const erased = update.erased && update.erased.length > 0 ? erasedStores : [];
  const transaction = database.transaction([...new Set([...names, ...erased])], 'readwrite', { durability: 'relaxed' });
  const writing = transaction as unknown as Writing;
  const written = writeSnapshot(writing, account, update).then(async (outcome) => {
    await erasePersons(writing, account, update.erased);
    return outcome;
  });
  return commitMarked(transaction, account, written);
}

export async function forgetCopy(database: GroundworkDatabase, account: string): Promise<void> {
  const transaction = database.transaction(['packs', 'tails', 'personal', 'meta'], 'readwrite');
  await Promise.all([
    transaction.objectStore('packs').delete(ofAccount(account)),
    transaction.objectStore('tails').delete(ofAccount(account)),
    transaction.objectStore('personal').delete(ofAccount(account)),
    transaction.objectStore('meta').delete(account),
    transaction.done,
  ]);
}
