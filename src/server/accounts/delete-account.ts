import type { Database } from '../db/database.ts';
import { leaveBoard } from '../feedback/forget-members.ts';
import { endFirebaseSignInsHere } from '../identity/end-every-sign-in.ts';
import { forgetAddresses } from '../published/published-address.ts';
import { keepBan } from '../published/publishing-bans.ts';
import { spendGrants } from '../sharing/spend-grants.ts';

/**
 * Leaves nothing of whoever the identity provider knows by this name, in the transaction that `trx` is: the account with all
 * that hangs on it, the workspace with its log, what is kept by address, and the embedded provider's user. Resolves to the
 * sessions that have ended with it.
 */
export async function deleteAccount(trx: Database, providerUid: string, now: Date): Promise<string[]> {
  // Held first, so that a sign-in or a registration under way comes before and goes with the rest, or after and fails.
  const user = await trx
    .deleteFrom('identity_users')
    .where('uid', '=', providerUid)
    .returning(['email', 'email_verified'])
    .executeTakeFirst();
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'workspace_id', 'email', 'email_verified'])
    .where('provider_uid', '=', providerUid)
    .forUpdate()
    .executeTakeFirst();
  const addresses = [account?.email, user?.email].filter((email): email is string => Boolean(email));
  if (addresses.length > 0) {
    await trx.deleteFrom('identity_codes').where('email', 'in', addresses).execute();
    await trx.deleteFrom('mails').where('recipient', 'in', addresses).execute();
  }
  // Whoever has not shown that an address is theirs must not take somebody else's place on the list.
  const shown = [account, user].flatMap((each) => (each?.email_verified && each.email ? [each.email] : []));
  if (shown.length > 0) await trx.deleteFrom('waitlist').where('email', 'in', shown).execute();
  if (!account) return [];
  const { id, workspace_id: workspaceId } = account;
  // As an append does, so that none is under way and none comes after.
  await trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute();
  const ended = await trx.deleteFrom('sessions').where('account_id', '=', id).returning('id').execute();
  if (!user) await endFirebaseSignInsHere(trx, providerUid, now);
  await leaveBoard(trx, id, now);
  await keepBan(trx, workspaceId, shown, now);
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  await trx.deleteFrom('events').where('workspace_id', '=', workspaceId).execute();
  await trx.deleteFrom('commands').where('workspace_id', '=', workspaceId).execute();
  await spendGrants(trx, workspaceId);
  await forgetAddresses(trx, workspaceId);
  await trx.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
  return ended.map((session) => session.id);
}
