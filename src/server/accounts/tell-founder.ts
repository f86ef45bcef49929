import { NoResultError } from 'kysely';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { type AccountNotice, accountMail } from '../identity/account-mail.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Accounts } from './accounts.ts';

export interface TellDeps {
  readonly accounts: Pick<Accounts, 'readUser'>;
  readonly clock: Clock;
  /** Absent if nobody has said how to send mail. `publicUrl` has no slash at the end. */
  readonly mailing?: { readonly mailer: Pick<Mailer, 'send'>; readonly publicUrl: string } | undefined;
}

/** The address may be somebody's who never asked for the account. */
const mailsAtMost = 5;
const windowMs = 600_000;

/** Tells the founder by mail what was done in their name, a few times in ten minutes at most, unless the account is gone by now. */
export function tellFounder({ accounts, clock, mailing }: TellDeps) {
  const counter = createAttemptCounter(clock, windowMs);
  return async (accountId: string, notice: AccountNotice): Promise<void> => {
    if (!mailing || counter.take(accountId, mailsAtMost) !== null) return;
    const email = await accounts.readUser(accountId).then(
      (user) => user.email,
      (error: unknown) => {
        if (error instanceof NoResultError) return null;
        throw error;
      },
    );
    if (email) await mailing.mailer.send(accountMail(email, notice, mailing.publicUrl));
  };
}
