import { IdentityError } from '../identity-error.ts';
import type { Operation } from './operation.ts';

/** The second factor of a sign-in: a code that no sign-in had before, and a pending credential that is then used up. */
export const finishMfaSignIn: Operation = async (provider, fields, { address }) => {
  const { mfaPendingCredential: credential, mfaEnrollmentId, totpVerificationInfo } = fields;
  if (!credential) throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  if (!mfaEnrollmentId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  const code = totpVerificationInfo?.verificationCode;
  if (!code) throw new IdentityError('MISSING_CODE');
  const waiting = await provider.pending.attempt(credential);
  const giveBack = await provider.limits.secondFactor({ address, uid: waiting.uid });
  const answer = await provider.transaction(async (within) => {
    const { users, tokens, factors, pending, clock } = within;
    const user = await users.hold(waiting.uid);
    const factor = (await factors.of(waiting.uid)).find(({ id }) => id === mfaEnrollmentId);
    if (!factor) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    if (!(await factors.accept(factor, code))) throw new IdentityError('INVALID_CODE');
    // Whatever has ended the user's sign-ins meanwhile has taken the credential, too.
    if (!user || !(await pending.use(credential))) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
    const at = clock();
    await users.recordSignIn(user.uid, at);
    within.afterCommit(() => within.limits.signedIn({ ...user, address }));
    return tokens.begin(user, { at, provider: waiting.provider, secondFactor: factor.id });
  });
  await giveBack();
  return answer;
};
