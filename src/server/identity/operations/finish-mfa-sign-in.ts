import { passkeyFactorId } from '#domain/auth/passkey.ts';
import { acceptSecondFactor } from '../accept-second-factor.ts';
import { IdentityError } from '../identity-error.ts';
import { judgePasskey } from '../passkey-answers.ts';
import type { Operation } from './operation.ts';

/** The second factor of a sign-in: a code that no sign-in had before, of an app or for recovery, and a pending credential that is then used up. */
export const finishMfaSignIn: Operation = async (provider, fields, { address }) => {
  const { mfaPendingCredential: credential, mfaEnrollmentId: factorId, totpVerificationInfo } = fields;
  if (!credential) throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  if (!factorId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  const code = totpVerificationInfo?.verificationCode;
  if (!code) throw new IdentityError('MISSING_CODE');
  const waiting = await provider.pending.attempt(credential);
  const giveBack = await provider.limits.secondFactor({ address, uid: waiting.uid });
  const isPasskey = factorId === passkeyFactorId;
  const asked = { purpose: 'second-factor', boundTo: credential } as const;
  const passkey = isPasskey ? await judgePasskey(provider, code, asked) : null;
  const answer = await provider.transaction(async (within) => {
    const { users, tokens, pending, clock } = within;
    const user = await users.hold(waiting.uid);
    if (!user) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
    await acceptSecondFactor(within, user, { factorId, code, passkey });
    // Whatever has ended the user's sign-ins meanwhile has taken the credential, too.
    if (!(await pending.use(credential))) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
    const at = clock();
    await users.recordSignIn(user.uid, at);
    within.afterCommit(() => within.limits.signedIn({ ...user, address }));
    return tokens.begin(user, { at, provider: waiting.provider, secondFactor: factorId });
  });
  await giveBack();
  return answer;
};
