import { listSessions } from '../accounts/session-list.ts';
import type { Database } from '../db/database.ts';
import { wholeSeconds } from '../identity/whole-seconds.ts';
import type { AdminAction } from './admin-action.ts';
import { type FoundAccount, findAccount } from './find-account.ts';

/** `sessions EMAIL`, and with `--end` none of them goes on. */
export const sessionsAction: AdminAction = async ({ db, now }, [given, ...more], options) => {
  if (given === undefined || more.length > 0) return undefined;
  const account = await findAccount(db, given, options);
  const listed = account.id === null ? [] : await listSessions(db, { accountId: account.id, sessionId: '' }, now);
  const sessions = listed.map(({ id, device, createdAt, lastUsedAt }) => ({ id, device, createdAt, lastUsedAt }));
  if (options.end) await end(db, account, now);
  const lines = sessions.map(
    ({ id, device, lastUsedAt }) => `${lastUsedAt.slice(0, 16).replace('T', ' ')}  ${id}  ${device}`,
  );
  const count = `${account.email} has ${sessions.length} open ${sessions.length === 1 ? 'session' : 'sessions'}`;
  const text = [`${count}${options.end ? ', ended now' : ''}.`, ...lines].join('\n');
  return { text, data: { email: account.email, sessions, ended: options.end } };
};

/** The database tells all servers. What the embedded provider has given out opens no new session either. */
async function end(db: Database, { id, providerUid }: FoundAccount, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (id !== null) await trx.deleteFrom('sessions').where('account_id', '=', id).execute();
    await trx.deleteFrom('identity_refresh_tokens').where('uid', '=', providerUid).execute();
    await trx.deleteFrom('identity_pending_sign_ins').where('uid', '=', providerUid).execute();
    // Whole seconds, as in tokens; one more, so that a token of this very second is void too.
    const validSince = new Date(wholeSeconds(now).getTime() + 1000);
    await trx.updateTable('identity_users').set({ valid_since: validSince }).where('uid', '=', providerUid).execute();
  });
}
