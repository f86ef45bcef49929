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
  'not-common': () => 'Not one of the most common passwords',
  'not-personal': () => 'Not your email address or “Groundwork”',
};

export const ruleText = (rule: PasswordRule, policy: PasswordPolicy): string => rules[rule](policy);

/** Of a new password; `unchanged` is the one that the account has. */
export type NewPasswordVerdict = PasswordVerdict | 'unchanged';

const errors: Readonly<Record<NewPasswordVerdict, (policy: PasswordPolicy) => string | undefined>> = {
  ok: () => undefined,
  missing: () => 'Enter a password.',
  'too-short': ({ minLength }) => `Use at least ${minLength} characters.`,
  'too-long': ({ maxLength }) => `Use at most ${maxLength} characters.`,
  'too-common': () => 'This is one of the most common passwords. Choose another one.',
  'too-personal': () => 'Your password can’t be your email address or “Groundwork”. Choose another one.',
  unchanged: () => 'This is your current password. Choose another one.',
};

export const passwordError = (verdict: NewPasswordVerdict, policy: PasswordPolicy): string | undefined =>
  errors[verdict](policy);

/** The rule that an error names already. */
export const ruleOfError: Readonly<Partial<Record<NewPasswordVerdict, PasswordRule>>> = {
  'too-short': 'min-length',
  'too-long': 'max-length',
  'too-common': 'not-common',
  'too-personal': 'not-personal',
};
