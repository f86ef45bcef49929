import { type PasswordVerdict, passwordLimits } from './password.ts';

/**
 * The requirements that our server reports as missing from a refused password, in the words in which a Firebase project
 * says them.
 */
export const passwordRequirements = {
  'too-short': `Password must contain at least ${passwordLimits.min} characters`,
  'too-long': `Password must contain at most ${passwordLimits.max} characters`,
  'too-common': 'Password must not be one of the most common passwords',
  'too-personal': 'Password must not be your email address or the name of the product',
} as const satisfies Partial<Record<PasswordVerdict, string>>;
