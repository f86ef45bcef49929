import type { AuthFailureKind } from '../../src/domain/auth/auth-failure.ts';
import type { CodeVerdict } from '../../src/domain/auth/one-time-code.ts';

/** How the screens begin to say what went wrong. */
export const failureWords = {
  'wrong-credentials': 'No account has this address and this password.',
  'weak-password': 'This password was not accepted.',
  'too-many-attempts': 'That was tried too often.',
  'popup-blocked': 'Allow windows for this page',
  'popup-closed': 'without an answer. Nothing was changed',
  'wrong-code': 'That is not the code which your app shows now.',
  'challenge-expired': 'That took too long',
  'other-address': 'The link was sent to another address.',
  'token-unusable': 'This sign-in address was used before',
  'link-expired': 'This link has expired.',
  'link-unusable': 'This link was used before',
  offline: 'Groundwork could not be reached.',
  unexpected: 'Something failed on our side.',
} as const satisfies Partial<Record<AuthFailureKind, string>>;

export const emailWords = {
  missing: 'Enter your email address.',
  malformed: 'An email address looks like name@example.org.',
} as const;

export const passwordWords = { missing: 'Enter a password.', 'too-short': 'Use at least 8 characters.' } as const;

export const codeWords = {
  missing: 'Enter the code that your app shows.',
  malformed: 'A code is six digits.',
} as const satisfies Partial<Record<CodeVerdict, string>>;

/** What else tells one moment of a way in from another. */
export const momentWords = {
  window: 'Answer in the window of',
  leaving: 'so this page goes there instead.',
  signingIn: 'Signing you in.',
  pressToSignIn: "This link signs you in to Groundwork. If you didn't ask for it, close this page.",
  stranded: 'is not signed in yet',
  full: 'There is no room at the moment',
  nobody: 'Nobody was signed in.',
  sent: 'Look into your mail',
  passwordKept: 'Your password is as it was.',
  saved: 'Saved. Sign in with the new one from now on.',
  added: 'You can sign in with GitHub from now on.',
  notAdded: 'but GitHub could not be added.',
  verified: 'Your email is verified',
  nothingApplied: 'If your email is not verified yet',
} as const;

const words: readonly string[] = [failureWords, emailWords, passwordWords, codeWords, momentWords].flatMap((texts) =>
  Object.values(texts),
);

/** Which of these words a page shows. */
export const saidOn = (text: string): readonly string[] => words.filter((each) => text.includes(each)).sort();
