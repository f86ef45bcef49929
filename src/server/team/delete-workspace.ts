import type { Database } from '../db/database.ts';
import { forgetAddresses } from '../published/published-address.ts';
import { spendGrants } from '../sharing/spend-grants.ts';

/** Deletes a workspace with its log and all that follows from it, in the transaction that `trx` is. */
export async function deleteWorkspace(trx: Database, workspaceId: string): Promise<void> {
  await trx.deleteFrom('events').where('workspace_id', '=', workspaceId).execute();
  await trx.deleteFrom('commands').where('workspace_id', '=', workspaceId).execute();
  await spendGrants(trx, workspaceId);
  await forgetAddresses(trx, workspaceId);
  await trx.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
}
