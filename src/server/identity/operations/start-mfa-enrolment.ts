import { IdentityError } from '../identity-error.ts';
import { base32OfSecret, totpRules } from '../totp.ts';
import type { Operation } from './operation.ts';

const factorsMax = 5;

/** A fresh secret for an authenticator app. Only for a verified address: it is the way back where the app is lost. */
export const startMfaEnrolment: Operation = async (provider, { idToken, totpEnrollmentInfo }) => {
  if (!totpEnrollmentInfo) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const { secret, session, expiresAt } = await provider.transaction(async ({ tokens, factors }) => {
    const { user } = await tokens.read(idToken, { recent: true, hold: true });
    if (!user.email_verified) throw new IdentityError('UNVERIFIED_EMAIL');
    if ((await factors.of(user.uid)).length >= factorsMax) throw new IdentityError('SECOND_FACTOR_LIMIT_EXCEEDED');
    return factors.startEnrolment(user.uid);
  });
  return {
    totpSessionInfo: {
      sharedSecretKey: base32OfSecret(secret),
      verificationCodeLength: totpRules.digits,
      hashingAlgorithm: totpRules.algorithm,
      periodSec: totpRules.period,
      sessionInfo: session,
      finalizeEnrollmentTime: expiresAt.toISOString(),
    },
  };
};
