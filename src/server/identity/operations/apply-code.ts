import type { SecurityEventName } from '../../security/security-event.ts';
import { actionMail } from '../action-mail.ts';
import { endSignIns } from '../end-sign-ins.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider, IdentityTransaction } from '../identity-provider.ts';
import type { AddressChange } from '../one-time-codes.ts';
import { recoverAddress } from '../recover-address.ts';
import type { Caller } from './operation.ts';

const kinds = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const;
const deeds = {
  VERIFY_EMAIL: 'address-verified',
  VERIFY_AND_CHANGE_EMAIL: 'address-changed',
  RECOVER_EMAIL: 'address-recovered',
} as const satisfies Record<(typeof kinds)[number], SecurityEventName>;

/** Verifies an address, changes it, or takes the change back, as the mailed code says. */
export const applyCode = (provider: IdentityProvider, code: string, caller: Caller): Promise<object> =>
  provider.transaction(async (within) => {
    const { codes, users } = within;
    const meaning = await codes.read(code);
    const user = await (meaning.change ? users.hold(meaning.change.uid) : users.holdByEmail(meaning.email));
    const { kind, email, change, issuedAt } = await codes.use(code, kinds);
    if (!user) throw new IdentityError('INVALID_OOB_CODE');
    within.afterCommit(() =>
      within.record({ event: deeds[kind as keyof typeof deeds], outcome: 'success', who: { uid: user.uid } }),
    );
    if (change && kind === 'RECOVER_EMAIL') await recoverAddress(within, change, issuedAt);
    else if (change) {
      await changeAddress(within, change);
      // An address that nobody has proved may be a stranger's: the way back would hand them the account.
      if (user.email !== null && user.email_verified) await offerRecovery(within, user.email, change, caller);
    }
    if (change) return { localId: change.uid, email: change.newEmail, emailVerified: true };
    await users.update(user.uid, { email_verified: true });
    return { localId: user.uid, email, emailVerified: true };
  });

/**
 * Changes the address of a user whose row this transaction holds. Ends every sign-in, since it was by the old address.
 */
async function changeAddress(within: IdentityTransaction, { uid, newEmail }: AddressChange): Promise<void> {
  const holder = await within.users.byEmail(newEmail);
  if (holder && holder.uid !== uid) throw new IdentityError('EMAIL_EXISTS');
  await within.users.update(uid, { email: newEmail, email_verified: true });
  await endSignIns(within, uid);
}

/** Tells the address before, in case the change was somebody else's. */
async function offerRecovery(
  { codes, mailer, publicUrl, afterCommit }: IdentityTransaction,
  previous: string,
  { uid, newEmail }: AddressChange,
  { apiKey, language }: Caller,
): Promise<void> {
  const kind = 'RECOVER_EMAIL';
  const code = await codes.issue({ kind, email: newEmail, change: { uid, newEmail: previous } });
  const mail = actionMail(previous, kind, code, { publicUrl, apiKey, language, continueUrl: undefined });
  afterCommit(() => mailer.send(mail));
}
