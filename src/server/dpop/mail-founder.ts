import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Clock } from '../http/clock.ts';
import type { Mailer } from '../mail/mail.ts';
import { stolenSessionMail } from './stolen-session-mail.ts';

interface MailFounderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

const dayMs = 24 * 3_600_000;
/** How long the database is not asked again for an account, however often somebody tries. */
const askAgainMs = 60_000;

/**
 * Mails a founder that a session of theirs was tried without its key: once a day at most, over all servers, and to an
 * address that they have shown to be theirs, since any other may be a stranger's.
 */
export function mailFounder({ db, clock, mailer, publicUrl }: MailFounderDeps): (accountId: string) => Promise<void> {
  const asked = createRecentMap<number>(10_000);
  return async (accountId) => {
    const now = clock();
    if (now.getTime() - (asked.get(accountId) ?? 0) < askAgainMs) return;
    asked.set(accountId, now.getTime());
    const due = await db
      .updateTable('accounts')
      .set({ key_mail_at: now })
      .where('id', '=', accountId)
      .where('email_verified', '=', true)
      .where((row) =>
        row.or([row('key_mail_at', 'is', null), row('key_mail_at', '<=', new Date(now.getTime() - dayMs))]),
      )
      .returning('email')
      .executeTakeFirst();
    if (due) await mailer.send(stolenSessionMail(due.email, publicUrl));
  };
}
