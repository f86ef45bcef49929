import type { Writing } from './commit-marked.ts';
import { ofAccount } from './groundwork-schema.ts';
import { planKeep } from './plan-keep.ts';
import type { CopyMeta, PackRow } from './snapshot-rows.ts';
import type { KeepOutcome, SnapshotUpdate } from './snapshot-update.ts';

/** Writes what an update brings inside the caller's transaction; that does not grow with what is there already. */
export async function writeSnapshot(
  transaction: Writing,
  account: string,
  update: SnapshotUpdate,
): Promise<KeepOutcome> {
  const kept = await transaction.objectStore('meta').get(account);
  const { outcome, meta, clears, packs, personal = [], tail = [] } = planKeep(kept, update);
  if (!meta) return outcome;
  const [tails, people] = [transaction.objectStore('tails'), transaction.objectStore('personal')];
  await Promise.all([
    clears && transaction.objectStore('packs').delete(ofAccount(account)),
    clears && tails.delete(ofAccount(account)),
    clears && people.delete(ofAccount(account)),
    putSnapshot(transaction, account, meta, packs),
    ...tail.map((row) => tails.put({ account, ...row })),
    ...personal.map((row) => people.put({ account, ...row })),
  ]);
  return outcome;
}

/** Some packs, and what is said of all. */
export function putSnapshot(
  transaction: Writing,
  account: string,
  meta: CopyMeta,
  packs: readonly PackRow[] = [],
): Promise<unknown> {
  return Promise.all([
    ...packs.map((row) => transaction.objectStore('packs').put({ account, ...row })),
    transaction.objectStore('meta').put({ ...meta, account }),
  ]);
}
