/** The embedded provider's whole policy, in UTF-16 units as the Firebase SDK counts; a real Firebase may ask for more. */
export const passwordLimits = { min: 8, max: 128 } as const;

/**
 * What can be said about a password without sending it. Computed before the event is sent: machines and their journal
 * see the verdict and never need the text.
 */
export type PasswordVerdict = 'ok' | 'missing' | 'too-short' | 'too-long';

/** For a password that is being chosen. */
export function judgeNewPassword(text: string): PasswordVerdict {
  if (text === '') return 'missing';
  if (text.length < passwordLimits.min) return 'too-short';
  return text.length > passwordLimits.max ? 'too-long' : 'ok';
}

/** For a password that was chosen some time ago, perhaps under another policy: only its absence is a mistake. */
export function judgeKnownPassword(text: string): PasswordVerdict {
  return text === '' ? 'missing' : 'ok';
}
