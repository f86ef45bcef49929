import type { Database } from '../db/database.ts';
import { readEmail } from '../identity/read-email.ts';
import { type AdminAction, type AdminAnswer, AdminRefused } from './admin-action.ts';

/** `waitlist list`, `waitlist admit EMAIL`, `waitlist remove EMAIL`. */
export const waitlistAction: AdminAction = async ({ db, now, record }, [what, given, ...more]) => {
  if (more.length > 0) return undefined;
  const by = { outcome: 'success', by: 'operator' } as const;
  if (what === 'list' && given === undefined) {
    record({ ...by, event: 'account-read', reason: 'waitlist' });
    return list(db);
  }
  if (given === undefined || (what !== 'admit' && what !== 'remove')) return undefined;
  const email = readEmail(given);
  if (!email) throw new AdminRefused(`${JSON.stringify(given)} isn’t an email address.`);
  const answer = await (what === 'admit' ? admit(db, email, now) : remove(db, email));
  record({ ...by, event: 'waitlist-changed', reason: what === 'admit' ? 'admitted' : 'removed', who: { email } });
  return answer;
};

async function list(db: Database): Promise<AdminAnswer> {
  const rows = await db.selectFrom('waitlist').selectAll().orderBy('joined_at').orderBy('email').execute();
  const data = rows.map(({ email, joined_at, admitted_at }) => ({
    email,
    joinedAt: joined_at.toISOString(),
    admittedAt: admitted_at?.toISOString() ?? null,
  }));
  const lines = data.map(
    ({ email, joinedAt, admittedAt }) =>
      `${joinedAt.slice(0, 10)}  ${admittedAt === null ? 'waits             ' : `admitted ${admittedAt.slice(0, 10)}`}  ${email}`,
  );
  return { text: lines.length === 0 ? 'The waitlist is empty.' : lines.join('\n'), data };
}

/** Also for somebody who has not asked. */
async function admit(db: Database, email: string, now: Date): Promise<AdminAnswer> {
  const row = await db
    .insertInto('waitlist')
    .values({ email, joined_at: now, admitted_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ fn, ref }) => ({
        admitted_at: fn.coalesce('waitlist.admitted_at', ref('excluded.admitted_at')),
      })),
    )
    .returning('admitted_at')
    .executeTakeFirstOrThrow();
  const text =
    `${email} can now sign up once the address is verified: by an email link, by a provider that verified it, ` +
    'or with a password after they click the link in the verification email. This doesn’t email them, so let them know.';
  return { text, data: { email, admittedAt: row.admitted_at?.toISOString() ?? null } };
}

async function remove(db: Database, email: string): Promise<AdminAnswer> {
  const { numDeletedRows } = await db.deleteFrom('waitlist').where('email', '=', email).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AdminRefused(`${email} isn’t on the waitlist.`);
  return { text: `${email} is off the waitlist. If they already have an account, it stays.`, data: { email } };
}
