import { type GroundworkDatabase, type GroundworkSchema, ofAccount } from './groundwork-schema.ts';
import { type KeptMark, readKeptMark } from './kept-mark.ts';

/** What is kept of an account's workspace, as it lies in the database. */
export interface CopyRows {
  readonly meta: GroundworkSchema['meta']['value'] | undefined;
  readonly streams: readonly GroundworkSchema['streams']['value'][];
  /** Names the store; null before anything was kept. */
  readonly store: string | null;
  /** What is said elsewhere of the store at the same time. */
  readonly mark: KeptMark | null;
}

export async function readCopy(database: GroundworkDatabase, account: string): Promise<CopyRows> {
  const transaction = database.transaction(['streams', 'meta', 'stores']);
  const [meta, streams, known] = await Promise.all([
    transaction.objectStore('meta').get(account),
    transaction.objectStore('streams').getAll(ofAccount(account)),
    transaction.objectStore('stores').get(account),
    transaction.done,
  ]);
  return { meta, streams, store: known?.store ?? null, mark: readKeptMark(account) };
}
