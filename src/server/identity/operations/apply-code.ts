import { actionMail } from '../action-mail.ts';
import { endSignIns } from '../end-sign-ins.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { IdentityUser } from '../identity-user.ts';
import type { AddressChange } from '../one-time-codes.ts';
import { recoverAddress } from '../recover-address.ts';
import { wholeSeconds } from '../whole-seconds.ts';
import type { Caller } from './operation.ts';

/** Verifies an address, changes it, or takes the change back, as the mailed code says. */
export async function applyCode(provider: IdentityProvider, code: string, caller: Caller): Promise<object> {
  const { codes, users } = provider;
  const used = await codes.use(code, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);
  const { kind, email, change, issuedAt } = used;
  if (change && kind === 'RECOVER_EMAIL') await recoverAddress(provider, change, issuedAt);
  else if (change) {
    const before = await changeAddress(provider, change);
    // An address that nobody has proved may be a stranger's: the way back would hand them the account.
    if (before.email !== null && before.email_verified) await offerRecovery(provider, before.email, change, caller);
  }
  if (change) return { localId: change.uid, email: change.newEmail, emailVerified: true };
  const user = await users.byEmail(email);
  if (!user) throw new IdentityError('INVALID_OOB_CODE');
  await users.update(user.uid, { email_verified: true });
  return { localId: user.uid, email, emailVerified: true };
}

/** The user before; every sign-in ends, since it was by the address of before. */
async function changeAddress(provider: IdentityProvider, { uid, newEmail }: AddressChange): Promise<IdentityUser> {
  const { users, clock } = provider;
  const user = await users.byUid(uid);
  if (!user) throw new IdentityError('INVALID_OOB_CODE');
  const holder = await users.byEmail(newEmail);
  if (holder && holder.uid !== uid) throw new IdentityError('EMAIL_EXISTS');
  await users.update(uid, { email: newEmail, email_verified: true, valid_since: wholeSeconds(clock()) });
  await endSignIns(provider, uid);
  return user;
}

/** Tells the address before, in case the change was somebody else's. */
async function offerRecovery(
  { codes, mailer, publicUrl }: IdentityProvider,
  previous: string,
  { uid, newEmail }: AddressChange,
  { apiKey, language }: Caller,
): Promise<void> {
  const kind = 'RECOVER_EMAIL';
  const code = await codes.issue({ kind, email: newEmail, change: { uid, newEmail: previous } });
  await mailer.send(actionMail(previous, kind, code, { publicUrl, apiKey, language, continueUrl: undefined }));
}
