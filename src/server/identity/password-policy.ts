import { judgeNewPassword, passwordLimits, usualPolicy } from '#domain/auth/password.ts';
import { passwordRequirements } from '#domain/auth/password-requirements.ts';
import { isListedPassword } from './common-passwords.ts';
import { IdentityError } from './identity-error.ts';

/** The policy as the SDK reads it. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: passwordLimits.min, maxPasswordLength: passwordLimits.max },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

/** Throws if a new password is missing, too short, too long, common, or the founder's own `email`. */
export function checkNewPassword(password: string, email: string | null): void {
  const verdict = judgeNewPassword(password, { policy: usualPolicy, email, common: { has: isListedPassword } });
  if (verdict === 'ok') return;
  if (verdict === 'missing') throw new IdentityError('MISSING_PASSWORD');
  throw new IdentityError(
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${passwordRequirements[verdict]}]`,
  );
}
