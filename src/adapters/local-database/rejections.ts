import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { type ChangesUpdate, noUpdate } from '#domain/undo/kept-change.ts';
import { putChanges } from './changes.ts';
import { commitMarked, type Writing } from './commit-marked.ts';
import { withGivenUp } from './given-up.ts';
import type { GroundworkDatabase } from './groundwork-schema.ts';
import { putAll, removeCommand } from './outbox.ts';

export function replaceRejections(
  database: GroundworkDatabase,
  account: string,
  commandIds: readonly string[],
  entries: readonly OutboxEntry[],
  changes: ChangesUpdate = noUpdate,
): Promise<readonly number[]> {
  const names = ['outbox', 'rejections', 'changes', 'stores'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const added = putAll(transaction.objectStore('outbox'), account, entries);
  const others = [
    giveUp(transaction as unknown as Writing, account, commandIds),
    putChanges(transaction.objectStore('changes'), account, changes),
  ];
  return commitMarked(
    transaction,
    account,
    Promise.all([added, ...others]).then(([seqs]) => seqs),
  );
}

/**
 * Says that they are gone too, for a page that has yet to write them and to hear of it. The outbox still has those whose
 * refusal could not be written.
 */
async function giveUp(writing: Writing, account: string, commandIds: readonly string[]): Promise<void> {
  const stores = writing.objectStore('stores');
  const known = await stores.get(account);
  const store = known?.store ?? crypto.randomUUID();
  await Promise.all([
    ...commandIds.map((id) => writing.objectStore('rejections').delete([account, id])),
    ...commandIds.map((id) => removeCommand(writing.objectStore('outbox'), account, id)),
    stores.put({ account, store, givenUp: withGivenUp(known?.givenUp, commandIds) }),
  ]);
}
