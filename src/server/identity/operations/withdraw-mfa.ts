import { IdentityError } from '../identity-error.ts';
import { secondFactorMail } from '../second-factor-mail.ts';
import type { Operation } from './operation.ts';

/** Takes a second factor away, on a fresh proof of who asks. */
export const withdrawMfa: Operation = async ({ tokens, factors, mailer, publicUrl }, { idToken, mfaEnrollmentId }) => {
  const { user, signIn } = await tokens.readRecentUser(idToken);
  if (!mfaEnrollmentId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  if (!(await factors.withdraw(user.uid, mfaEnrollmentId))) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  if (user.email !== null) await mailer.send(secondFactorMail(user.email, 'second-factor-removed', publicUrl));
  const left = await factors.of(user.uid);
  const secondFactor = left.some(({ id }) => id === signIn.secondFactor) ? signIn.secondFactor : null;
  return tokens.issue(user, { ...signIn, secondFactor });
};
