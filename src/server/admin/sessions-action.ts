import { listSessions } from '../accounts/session-list.ts';
import { endEverySignIn } from '../identity/end-every-sign-in.ts';
import type { AdminAction } from './admin-action.ts';
import { findAccount, subjectOf } from './find-account.ts';

/** `sessions EMAIL`, and with `--end` none of them goes on. */
export const sessionsAction: AdminAction = async ({ db, now, record }, [given, ...more], options) => {
  if (given === undefined || more.length > 0) return undefined;
  const account = await findAccount(db, given, options);
  const listed = account.id === null ? [] : await listSessions(db, { accountId: account.id, sessionId: '' }, now);
  const sessions = listed.map(({ id, device, createdAt, lastUsedAt }) => ({ id, device, createdAt, lastUsedAt }));
  if (options.end) await db.transaction().execute((trx) => endEverySignIn(trx, account.providerUid, now));
  const by = { outcome: 'success', by: 'operator', who: subjectOf(account) } as const;
  record(
    options.end
      ? { ...by, event: 'sessions-ended', reason: 'all' }
      : { ...by, event: 'account-read', reason: 'sessions' },
  );
  const lines = sessions.map(
    ({ id, device, lastUsedAt }) => `${lastUsedAt.slice(0, 16).replace('T', ' ')}  ${id}  ${device}`,
  );
  const count = `${sessions.length || 'no'} open ${sessions.length === 1 ? 'session' : 'sessions'}`;
  const ended = options.end && sessions.length > 0 ? ', ended now' : '';
  const text = [`${account.email} has ${count}${ended}.`, ...lines].join('\n');
  return { text, data: { email: account.email, sessions, ended: options.end } };
};
