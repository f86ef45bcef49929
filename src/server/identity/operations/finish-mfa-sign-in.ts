import { IdentityError } from '../identity-error.ts';
import type { Operation } from './operation.ts';

/** The second factor of a sign-in: a code that no sign-in had before, and a pending credential that is then used up. */
export const finishMfaSignIn: Operation = async (provider, fields) => {
  const { users, tokens, factors, pending, limits, clock } = provider;
  const { mfaPendingCredential: credential, mfaEnrollmentId, totpVerificationInfo } = fields;
  if (!credential) throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  if (!mfaEnrollmentId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  if (!totpVerificationInfo?.verificationCode) throw new IdentityError('MISSING_CODE');
  const waiting = await pending.attempt(credential);
  const takeBack = limits.secondFactor(waiting.uid);
  const factor = (await factors.of(waiting.uid)).find(({ id }) => id === mfaEnrollmentId);
  if (!factor) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  if (!(await factors.accept(factor, totpVerificationInfo.verificationCode))) throw new IdentityError('INVALID_CODE');
  const user = (await pending.use(credential)) ? await users.byUid(waiting.uid) : undefined;
  if (!user) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  takeBack();
  const at = clock();
  await users.recordSignIn(user.uid, at);
  return tokens.issue(user, { at, provider: waiting.provider, secondFactor: factor.id });
};
