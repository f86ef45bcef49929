import type { Database } from '../db/database.ts';
import { giveOwnWorkspace } from './give-own-workspace.ts';
import { departFrom } from './leave-teams.ts';

export type EndOfMembership = 'ended' | 'not-a-member' | 'last-owner' | 'alone';

/**
 * Ends a membership from outside the log, in the transaction that `trx` is. The row goes at once, and access with it; the log
 * says so soon.
 */
export async function endMembership(
  trx: Database,
  workspaceId: string,
  accountId: string,
  now: Date,
): Promise<EndOfMembership> {
  const account = await trx
    .selectFrom('accounts')
    .select('workspace_id as own')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  await trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute();
  const members = await trx
    .selectFrom('memberships')
    .select(['account_id as id', 'role'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  if (!account || !members.some(({ id }) => id === accountId)) return 'not-a-member';
  const others = members.filter(({ id }) => id !== accountId);
  if (others.length === 0) return 'alone';
  if (!others.some(({ role }) => role === 'owner')) return 'last-owner';
  await trx
    .deleteFrom('memberships')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .execute();
  await departFrom(trx, [workspaceId], accountId);
  if (account.own === workspaceId) await giveOwnWorkspace(trx, accountId, now);
  return 'ended';
}
