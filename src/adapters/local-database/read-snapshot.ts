import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { type KeptMark, readKeptMark } from './kept-mark.ts';
import type { SnapshotParts } from './load-snapshot.ts';

/** What is kept of an account's workspace, as it lies in the database. */
export interface CopyRows extends SnapshotParts {
  /** Names the store; null before anything was kept. */
  readonly store: string | null;
  /** What is said elsewhere of the store at the same time. */
  readonly mark: KeptMark | null;
}

export async function readSnapshot(database: GroundworkDatabase, account: string): Promise<CopyRows> {
  const transaction = database.transaction(['packs', 'tails', 'personal', 'meta', 'stores']);
  const [meta, packs, tail, personal, known] = await Promise.all([
    transaction.objectStore('meta').get(account),
    transaction.objectStore('packs').getAll(ofAccount(account)),
    transaction.objectStore('tails').getAll(ofAccount(account)),
    transaction.objectStore('personal').getAll(ofAccount(account)),
    transaction.objectStore('stores').get(account),
    transaction.done,
  ]);
  return { meta, packs, personal, tail, store: known?.store ?? null, mark: readKeptMark(account) };
}
