import { judgeRules, type PasswordContext, type PasswordPolicy, type PasswordRule } from './password-policy.ts';

/** Characters of a new password, whatever the provider. Source: NIST SP 800-63B, OWASP ASVS 6.2. */
export const passwordLimits = { min: 8, max: 128 } as const;

/** The embedded provider's, and assumed of any other until it has told its own. */
export const usualPolicy: PasswordPolicy = { minLength: passwordLimits.min, maxLength: passwordLimits.max };

/**
 * Verdict on a password. Computed before the event is sent: machines and their journal see the verdict and never need
 * the text.
 */
export type PasswordVerdict = 'ok' | 'missing' | 'too-short' | 'too-long' | 'too-common' | 'too-personal';

const verdicts = {
  'min-length': 'too-short',
  'max-length': 'too-long',
  'not-personal': 'too-personal',
  'not-common': 'too-common',
} as const satisfies Record<PasswordRule, PasswordVerdict>;

/** For a password that is being chosen: the first rule it breaks. */
export function judgeNewPassword(text: string, context: PasswordContext): PasswordVerdict {
  if (text === '') return 'missing';
  const broken = judgeRules(text, context).find(({ isMet }) => !isMet);
  return broken ? verdicts[broken.rule] : 'ok';
}

/** For a password that was chosen some time ago, perhaps under another policy: only its absence is a mistake. */
export function judgeKnownPassword(text: string): PasswordVerdict {
  return text === '' ? 'missing' : 'ok';
}
