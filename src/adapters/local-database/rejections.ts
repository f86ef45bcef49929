import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { type ChangesUpdate, noUpdate } from '#domain/undo/kept-change.ts';
import { putChanges } from './changes.ts';
import { commitMarked } from './commit-marked.ts';
import type { GroundworkDatabase } from './groundwork-schema.ts';
import { putAll } from './outbox.ts';

export function retryRejections(
  database: GroundworkDatabase,
  account: string,
  commandIds: readonly string[],
  entries: readonly OutboxEntry[],
  changes: ChangesUpdate = noUpdate,
): Promise<readonly number[]> {
  const names = ['outbox', 'rejections', 'changes', 'stores'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const rejections = transaction.objectStore('rejections');
  const added = putAll(transaction.objectStore('outbox'), account, entries);
  const others = [
    ...commandIds.map((id) => rejections.delete([account, id])),
    putChanges(transaction.objectStore('changes'), account, changes),
  ];
  return commitMarked(
    transaction,
    account,
    Promise.all([added, ...others]).then(([seqs]) => seqs),
  );
}

export async function dropRejections(
  database: GroundworkDatabase,
  account: string,
  commandIds: readonly string[],
): Promise<void> {
  const transaction = database.transaction('rejections', 'readwrite', { durability: 'strict' });
  await Promise.all([...commandIds.map((id) => transaction.store.delete([account, id])), transaction.done]);
}
