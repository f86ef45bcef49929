import type { PasswordVerdict } from '#domain/auth/password.ts';
import type { PasswordPolicy, PasswordRule } from '#domain/auth/password-policy.ts';
import type { StrengthLevel } from '#domain/auth/password-strength.ts';

export const strengthWords: Readonly<Record<StrengthLevel, string>> = {
  0: 'Empty',
  1: 'Weak',
  2: 'Fair',
  3: 'Good',
  4: 'Strong',
};

const rules: Readonly<Record<PasswordRule, (policy: PasswordPolicy) => string>> = {
  'min-length': ({ minLength }) => `At least ${minLength} characters`,
  'max-length': ({ maxLength }) => `At most ${maxLength} characters`,
  lowercase: () => 'A small letter',
  uppercase: () => 'A capital letter',
  digit: () => 'A digit',
  symbol: () => 'A sign such as ! or ?',
};

export const ruleText = (rule: PasswordRule, policy: PasswordPolicy): string => rules[rule](policy);

const errors: Readonly<Record<PasswordVerdict, (policy: PasswordPolicy) => string | undefined>> = {
  ok: () => undefined,
  missing: () => 'Enter a password.',
  'too-short': ({ minLength }) => `Use at least ${minLength} characters.`,
  'too-long': ({ maxLength }) => `Use at most ${maxLength} characters.`,
  'too-plain': () => 'Keep every rule below.',
};

export const passwordError = (verdict: PasswordVerdict, policy: PasswordPolicy): string | undefined =>
  errors[verdict](policy);
