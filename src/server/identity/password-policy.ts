import { judgeNewPassword, passwordLimits } from '#domain/auth/password.ts';
import { IdentityError } from './identity-error.ts';

/** The policy as the SDK reads it. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: passwordLimits.min, maxPasswordLength: passwordLimits.max },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

const requirements = {
  'too-short': `Password must contain at least ${passwordLimits.min} characters`,
  'too-long': `Password must contain at most ${passwordLimits.max} characters`,
  'too-plain': 'Password must contain more kinds of characters',
} as const;

/** Throws where a new password is missing, too short or too long. */
export function checkNewPassword(password: string): void {
  const verdict = judgeNewPassword(password);
  if (verdict === 'ok') return;
  if (verdict === 'missing') throw new IdentityError('MISSING_PASSWORD');
  throw new IdentityError(
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${requirements[verdict]}]`,
  );
}
