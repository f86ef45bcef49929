import { type AccountNotice, accountMail } from './account-mail.ts';
import type { IdentityTransaction } from './identity-provider.ts';

type Untold = Exclude<AccountNotice, { readonly left: object }> | { readonly kind: 'password-changed' };

/**
 * Mails the owner of an account what has changed about it, once that is certain; of a new password with what is left to
 * programs by then. Without an address nobody is told.
 */
export function tellOwner(
  { afterCommit, mailer, publicUrl, programsLeft }: IdentityTransaction,
  { uid, email }: { readonly uid: string; readonly email: string | null },
  notice: Untold,
): void {
  if (email === null) return;
  afterCommit(async () => {
    const told: AccountNotice =
      notice.kind === 'password-changed' ? { ...notice, left: await programsLeft(uid) } : notice;
    await mailer.send(accountMail(email, told, publicUrl));
  });
}
