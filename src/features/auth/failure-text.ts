import type { AuthFailure, AuthFailureKind } from '#domain/auth/auth-failure.ts';
import type { EmailVerdict } from '#domain/auth/email.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';

/** `who` is the provider by name, where one was asked. */
const failures: Readonly<Record<AuthFailureKind, (who: string) => string>> = {
  'email-exists': () => 'There is an account with this address already. Nothing was changed; sign in instead.',
  'wrong-credentials': () => 'No account has this address and this password. Check both and try again.',
  'malformed-email': () => 'This is not an email address that mail can reach. Correct it and try again.',
  'weak-password': () => 'This password was not accepted. Choose a longer one.',
  'common-password': () => 'This is one of the most common passwords. Choose another one.',
  'personal-password': () => 'Your password can’t be your email address or “Groundwork”. Choose another one.',
  'account-disabled': () => 'This account is disabled, so nobody can sign in to it.',
  'too-many-attempts': () => 'That was tried too often. Nothing is lost; wait ten minutes, then try again.',
  'popup-blocked': (who) => `Your browser blocked the window of ${who}. Allow windows for this page, then try again.`,
  'popup-closed': (who) =>
    `You came back from ${who} without an answer. Nothing was changed; try again or another way.`,
  'provider-declined': (who) => `You or ${who} said no, so you are not signed in. Try again or another way.`,
  'way-closed': () => 'This way of signing in is switched off here. Choose another.',
  'unauthorized-domain': (who) =>
    `The address of this page is not known to ${who}, which therefore refuses. Choose another way, and tell whoever runs this site.`,
  'unsupported-provider': () => 'There is no such way of signing in. Choose another.',
  'way-taken': (who) => `Another Groundwork account has this ${who} account already. Nothing was changed.`,
  'wrong-code': () =>
    'That is not the code which your app shows now. A new one comes every 30 seconds; enter the newest.',
  'challenge-expired': () => 'That took too long, so your first step counts no more. Sign in once more.',
  'unknown-second-factor': () =>
    'This account asks for a second step that Groundwork cannot ask for, such as a text message.',
  'other-address': () => 'The link was sent to another address. Enter the one where you found it.',
  'token-unusable': () => 'This sign-in address was used before, has expired, or is not complete.',
  'link-expired': () => 'This link has expired. A new one is needed.',
  'link-unusable': () => 'This link was used before, was replaced by a newer one, or is not complete.',
  'signed-out': () => 'This device has forgotten your sign-in. Sign out, sign in again, then ask for the mail.',
  offline: () => 'Groundwork could not be reached. What you entered is still here; check the connection and try again.',
  waitlist: () => 'No new accounts are let in at the moment. Try again another day.',
  refused: () => 'The sign-in was not accepted. Nothing was changed; sign in again.',
  unavailable: () => 'Groundwork cannot do this at the moment. What you entered is still here; try again in a minute.',
  unexpected: () => 'Something failed on our side. What you entered is still here; try again.',
};

export const failureText = ({ kind, missing }: AuthFailure, who = 'the provider'): string =>
  missing === undefined ? failures[kind](who) : `This password was not accepted. ${missing}.`;

export const emailErrors: Readonly<Record<EmailVerdict, string | undefined>> = {
  ok: undefined,
  missing: 'Enter your email address.',
  malformed: 'An email address looks like name@example.org.',
};

export const codeErrors: Readonly<Record<CodeVerdict, string | undefined>> = {
  ok: undefined,
  missing: 'Enter the code that your app shows.',
  malformed: 'A code is six digits.',
};
