import { endSignIns } from '../end-sign-ins.ts';
import { IdentityError } from '../identity-error.ts';
import { tellOwner } from '../tell-owner.ts';
import type { Operation } from './operation.ts';

/** Deletes a second factor on a fresh proof of who asks, and ends every other sign-in. */
export const withdrawMfa: Operation = (provider, { idToken, mfaEnrollmentId }) =>
  provider.transaction(async (within) => {
    const { user, signIn } = await within.tokens.read(idToken, { recent: true, hold: true });
    if (!mfaEnrollmentId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
    if (!(await within.factors.withdraw(user.uid, mfaEnrollmentId)))
      throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    // They stand in for a second factor: without one there is nothing that they could open.
    if (!(await within.factors.hasAny(user.uid))) await within.recoveryCodes.endAll(user.uid);
    const isOwn = signIn.secondFactor === mfaEnrollmentId;
    await endSignIns(within, user.uid, signIn);
    if (isOwn) await within.signIns.rememberFactor(signIn.id, null);
    tellOwner(within, user, { kind: 'second-factor-removed' });
    return within.tokens.replace(user, isOwn ? { ...signIn, secondFactor: null } : signIn);
  });
