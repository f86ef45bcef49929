import type { Database } from '../db/database.ts';
import { leaveBoard } from '../feedback/forget-members.ts';
import { endFirebaseSignInsHere } from '../identity/end-every-sign-in.ts';
import { keepBan } from '../published/publishing-bans.ts';
import { deleteWorkspace } from '../team/delete-workspace.ts';
import { departFrom, holdWorkspaces } from '../team/leave-teams.ts';

/**
 * Leaves nothing of whoever the identity provider knows by this name, in the transaction that `trx` is: the account with all
 * that hangs on it, each workspace that has no other member with its log, what is kept by address, and the embedded provider's
 * user. Resolves to the sessions that have ended with it. Throws a 409 for the last owner of a team: what others work on goes
 * to one of them first.
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
  const { alone, teams } = await holdWorkspaces(trx, id, workspaceId);
  const ended = await trx.deleteFrom('sessions').where('account_id', '=', id).returning('id').execute();
  const tokens = await trx.deleteFrom('access_tokens').where('account_id', '=', id).returning('id').execute();
  const grants = await trx.deleteFrom('assistant_grants').where('account_id', '=', id).returning('id').execute();
  if (!user) await endFirebaseSignInsHere(trx, providerUid, now);
  await leaveBoard(trx, id, now);
  await keepBan(trx, workspaceId, shown, now);
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  for (const own of alone) await deleteWorkspace(trx, own);
  await departFrom(trx, teams, id);
  return [...ended, ...tokens, ...grants].map((each) => each.id);
}
