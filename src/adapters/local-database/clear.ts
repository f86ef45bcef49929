import { type GroundworkDatabase, ofAccount, storeNames } from './groundwork-schema.ts';
import { forgetKeptMark, forgetKeptMarks } from './kept-mark.ts';

/** Removes all that is kept of one account, unsent commands included. */
export async function clearAccount(database: GroundworkDatabase, account: string): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const seqs = await outbox.index('inOrder').getAllKeys(ofAccount(account));
  await Promise.all([
    ...seqs.map((seq) => outbox.delete(seq)),
    transaction.objectStore('rejections').delete(ofAccount(account)),
    transaction.objectStore('packs').delete(ofAccount(account)),
    transaction.objectStore('tails').delete(ofAccount(account)),
    transaction.objectStore('personal').delete(ofAccount(account)),
    transaction.objectStore('meta').delete(account),
    transaction.objectStore('stores').delete(account),
    transaction.objectStore('changes').delete(ofAccount(account)),
    transaction.done,
  ]);
  forgetKeptMark(account);
}

/** Empties the database, whoever's data it holds. The database itself stays, so that no open tab can block it. */
export async function clearEverything(database: GroundworkDatabase): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite');
  await Promise.all([...storeNames.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  forgetKeptMarks();
}
