import { judgeRules, type PasswordPolicy } from './password-policy.ts';

/** The embedded provider's whole policy, in UTF-16 units as the Firebase SDK counts; a real Firebase may ask for more. */
export const passwordLimits = { min: 8, max: 128 } as const;

/** Assumed of any provider until it has told its own. */
export const usualPolicy: PasswordPolicy = {
  minLength: passwordLimits.min,
  maxLength: passwordLimits.max,
  needsLowercase: false,
  needsUppercase: false,
  needsDigit: false,
  needsSymbol: false,
  symbols: '',
};

/**
 * What can be said about a password without sending it. Computed before the event is sent: machines and their journal
 * see the verdict and never need the text.
 */
export type PasswordVerdict = 'ok' | 'missing' | 'too-short' | 'too-long' | 'too-plain';

/** For a password that is being chosen. */
export function judgeNewPassword(text: string, policy = usualPolicy): PasswordVerdict {
  if (text === '') return 'missing';
  const broken = judgeRules(text, policy).find(({ isMet }) => !isMet);
  if (!broken) return 'ok';
  if (broken.rule === 'min-length') return 'too-short';
  return broken.rule === 'max-length' ? 'too-long' : 'too-plain';
}

/** For a password that was chosen some time ago, perhaps under another policy: only its absence is a mistake. */
export function judgeKnownPassword(text: string): PasswordVerdict {
  return text === '' ? 'missing' : 'ok';
}
