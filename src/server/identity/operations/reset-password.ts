import { claimAddress } from '../claim-address.ts';
import { IdentityError } from '../identity-error.ts';
import type { CodeMeaning } from '../one-time-codes.ts';
import { checkNewPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';
import type { Operation } from './operation.ts';

/** Without a new password: what a code is for. With one: sets it, ends every sign-in, and the code is used up. */
export const resetPassword: Operation = async (provider, fields) => {
  const { codes, users } = provider;
  if (!fields.oobCode) throw new IdentityError('MISSING_OOB_CODE');
  const meaning = await codes.read(fields.oobCode);
  const { kind: requestType, email } = meaning;
  if (fields.newPassword !== undefined) {
    checkNewPassword(fields.newPassword);
    await codes.use(fields.oobCode, ['PASSWORD_RESET']);
    const user = await users.byEmail(email);
    if (!user) throw new IdentityError('INVALID_OOB_CODE');
    await claimAddress(provider, user);
    await setPassword(provider, user.uid, fields.newPassword, {});
  }
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType, ...addressesOf(meaning) };
};

/** Of a recovery Firebase names the address that comes back first, and second the one that was changed to. */
function addressesOf({ kind, email, change }: CodeMeaning): { email: string; newEmail?: string } {
  if (!change) return { email };
  return kind === 'RECOVER_EMAIL' ? { email: change.newEmail, newEmail: email } : { email, newEmail: change.newEmail };
}
