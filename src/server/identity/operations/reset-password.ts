import { claimAddress } from '../claim-address.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { CodeMeaning } from '../one-time-codes.ts';
import { checkNewPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';
import { tellOwner } from '../tell-owner.ts';
import type { Operation } from './operation.ts';

/** Without a new password: what a code is for. With one: sets it, ends every sign-in, and the code is used up. */
export const resetPassword: Operation = async (provider, { oobCode, newPassword }, { address }) => {
  if (!oobCode) throw new IdentityError('MISSING_OOB_CODE');
  const meaning = await provider.codes.read(oobCode);
  const { kind: requestType, email } = meaning;
  if (newPassword !== undefined) {
    checkNewPassword(newPassword, email);
    if (requestType !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
    const hash = await provider.passwords.hash(newPassword, { address, account: email });
    await reset(provider, oobCode, email, hash);
  }
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType, ...addressesOf(meaning) };
};

async function reset(provider: IdentityProvider, code: string, email: string, hash: string): Promise<void> {
  await provider.transaction(async (within) => {
    const user = await within.users.holdByEmail(email);
    if (!user) throw new IdentityError('INVALID_OOB_CODE');
    await within.codes.use(code, ['PASSWORD_RESET']);
    await claimAddress(within, user);
    tellOwner(within, await setPassword(within, user.uid, hash), { kind: 'password-changed' });
  });
}

/**
 * Returns the addresses in Firebase's order: for a recovery, `email` is the address that comes back, and `newEmail` the
 * one that it was changed to.
 */
function addressesOf({ kind, email, change }: CodeMeaning): { email: string; newEmail?: string } {
  if (!change) return { email };
  return kind === 'RECOVER_EMAIL' ? { email: change.newEmail, newEmail: email } : { email, newEmail: change.newEmail };
}
