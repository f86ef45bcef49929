import type { ConfirmedView } from '#domain/replica/confirmed-streams.ts';
import { commit } from './commit.ts';
import type { Writing } from './commit-marked.ts';
import { type GroundworkDatabase, ofAccount } from './groundwork-schema.ts';
import { planCompaction } from './plan-compaction.ts';
import { putSnapshot } from './write-snapshot.ts';

export function compact(database: GroundworkDatabase, account: string, confirmed: ConfirmedView): Promise<void> {
  const names = ['packs', 'tails', 'meta'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'relaxed' });
  return commit(transaction, foldInTail(transaction as unknown as Writing, account, confirmed));
}

async function foldInTail(transaction: Writing, account: string, confirmed: ConfirmedView): Promise<void> {
  const tails = transaction.objectStore('tails');
  const [meta, tail] = await Promise.all([
    transaction.objectStore('meta').get(account),
    tails.getAll(ofAccount(account)),
  ]);
  const plan = meta && planCompaction(meta, tail, confirmed);
  if (plan)
    await Promise.all([putSnapshot(transaction, account, plan.meta, plan.packs), tails.delete(ofAccount(account))]);
}
