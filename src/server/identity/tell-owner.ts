import { type AccountNotice, accountMail } from './account-mail.ts';
import type { IdentityTransaction } from './identity-provider.ts';

/** Mails the owner of an account what has changed about it, once that is certain. Without an address nobody is told. */
export function tellOwner(
  { afterCommit, mailer, publicUrl }: IdentityTransaction,
  { email }: { readonly email: string | null },
  notice: AccountNotice,
): void {
  if (email !== null) afterCommit(() => mailer.send(accountMail(email, notice, publicUrl)));
}
