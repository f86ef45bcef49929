import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** Gives an account a new workspace of its own, empty, in place of one that it has lost. Resolves to its id. */
export async function giveOwnWorkspace(trx: Database, accountId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await trx.insertInto('workspaces').values({ id }).execute();
  await trx.updateTable('accounts').set({ workspace_id: id }).where('id', '=', accountId).execute();
  await trx.updateTable('sessions').set({ workspace_id: id }).where('account_id', '=', accountId).execute();
  await trx
    .insertInto('memberships')
    .values({ workspace_id: id, account_id: accountId, role: 'owner', since: now })
    .execute();
  return id;
}
