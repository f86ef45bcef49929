import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { type KeptMark, readKeptMark } from './kept-mark.ts';
import type { SnapshotParts } from './load-snapshot.ts';

/** The database's rows of an account's workspace. */
export interface CopyRows extends SnapshotParts {
  /** Names the store; null before anything was kept. */
  readonly store: string | null;
  /** The mark outside the database at the same time. */
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
