import type { AuthFailureKind } from '../../src/domain/auth/auth-failure.ts';
import type { CodeVerdict } from '../../src/domain/auth/one-time-code.ts';

/** How the screens begin to say what went wrong. */
export const failureWords = {
  'wrong-credentials': 'Wrong email or password.',
  'weak-password': 'This password wasn’t accepted.',
  'too-many-attempts': 'Too many attempts',
  'popup-blocked': 'Allow pop-ups for this page',
  'popup-closed': 'without signing in, so nothing was changed',
  'wrong-code': 'That code isn’t right.',
  'challenge-expired': 'That took too long',
  'other-address': 'The link was sent to a different email.',
  'token-unusable': 'This sign-in link was used before',
  'link-expired': 'This link has expired.',
  'link-unusable': 'This link was used before',
  offline: 'Can’t reach Groundwork',
  unexpected: 'Something went wrong on our side',
} as const satisfies Partial<Record<AuthFailureKind, string>>;

export const emailWords = {
  missing: 'Enter your email address.',
  malformed: 'Enter an email like name@example.org.',
} as const;

export const passwordWords = { missing: 'Enter a password.', 'too-short': 'Use at least 8 characters.' } as const;

export const codeWords = {
  missing: 'Enter the code from your app.',
  malformed: 'A code has 6 digits.',
} as const satisfies Partial<Record<CodeVerdict, string>>;

/** Other words that tell one moment of a way in from another. */
export const momentWords = {
  window: 'Continue in the',
  leaving: 'so this page goes there instead.',
  signingIn: 'Signing you in…',
  pressToSignIn: 'This link signs you in to Groundwork. If you didn’t ask for it, close this page.',
  exchangeFailed: 'isn’t signed in yet',
  full: 'We’re full right now',
  nobody: 'You’re not signed in.',
  sent: 'Check your email',
  passwordKept: 'Your password hasn’t changed.',
  saved: 'Password updated. Sign in with your new password.',
  added: 'You can now sign in with GitHub.',
  notAdded: 'but GitHub couldn’t be added.',
  verified: 'Your email is verified',
  nothingApplied: 'If your email isn’t verified yet',
} as const;

const words: readonly string[] = [failureWords, emailWords, passwordWords, codeWords, momentWords].flatMap((texts) =>
  Object.values(texts),
);

/** Which of these words a page shows. */
export const saidOn = (text: string): readonly string[] => words.filter((each) => text.includes(each)).sort();
