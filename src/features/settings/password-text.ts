import type { PasswordChangeVerdicts } from '#domain/account/password-change.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';

/** What the policy asks for, in one sentence. */
export function policyText(policy: PasswordPolicy): string {
  const kinds = [
    policy.needsLowercase && 'a small letter',
    policy.needsUppercase && 'a capital letter',
    policy.needsDigit && 'a digit',
    policy.needsSymbol && 'a sign',
  ].filter((kind) => kind !== false);
  const length = `At least ${policy.minLength} characters`;
  return kinds.length === 0 ? `${length}.` : `${length}, with ${kinds.join(', ')}.`;
}

/** What is wrong with a password that is being chosen; undefined where nothing is. */
export function newPasswordError(
  verdict: PasswordChangeVerdicts['newPassword'],
  policy: PasswordPolicy,
): string | undefined {
  switch (verdict) {
    case 'ok':
      return undefined;
    case 'missing':
      return 'Enter the new password.';
    case 'too-long':
      return `Use at most ${policy.maxLength} characters.`;
    case 'unchanged':
      return 'This is the password that you have. Choose another one.';
    default:
      return policyText(policy);
  }
}

export const currentPasswordError = (verdict: PasswordChangeVerdicts['currentPassword']): string | undefined =>
  verdict === 'ok' ? undefined : 'Enter the password that you have now.';

export const strengthWords = ['Empty', 'Weak', 'Fair', 'Good', 'Strong'] as const;
