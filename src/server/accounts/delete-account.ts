import type { Database } from '../db/database.ts';
import type { Principal } from './principal.ts';

/**
 * Leaves nothing of a founder: the account with all that hangs on it, the workspace with its log, and what is kept by
 * address. Resolves to the sessions that have ended with it.
 */
export function deleteAccount(
  db: Database,
  { accountId, workspaceId }: Pick<Principal, 'accountId' | 'workspaceId'>,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // As an append does, so that none is under way and none comes after.
    await trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute();
    const ended = await trx.deleteFrom('sessions').where('account_id', '=', accountId).returning('id').execute();
    const account = await trx.deleteFrom('accounts').where('id', '=', accountId).returning('email').executeTakeFirst();
    await trx.deleteFrom('events').where('workspace_id', '=', workspaceId).execute();
    await trx.deleteFrom('commands').where('workspace_id', '=', workspaceId).execute();
    await trx.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
    if (account) {
      await trx.deleteFrom('waitlist').where('email', '=', account.email).execute();
      await trx.deleteFrom('identity_codes').where('email', '=', account.email).execute();
      await trx.deleteFrom('mails').where('recipient', '=', account.email).execute();
    }
    return ended.map(({ id }) => id);
  });
}
