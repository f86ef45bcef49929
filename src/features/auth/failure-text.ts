import type { AuthFailure, AuthFailureKind } from '#domain/auth/auth-failure.ts';

/** `who` is the provider by name, where one was asked. */
const failures: Readonly<Record<AuthFailureKind, (who: string) => string>> = {
  'email-exists': () => 'This email already has an account, so nothing was changed. Sign in instead.',
  'wrong-credentials': () => 'Wrong email or password. Check both and try again.',
  'malformed-email': () => 'We can’t send email to this address. Check it and try again.',
  'weak-password': () => 'This password wasn’t accepted. Choose a longer one.',
  'common-password': () => 'This is one of the most common passwords. Choose another one.',
  'personal-password': () => 'Your password can’t be your email address or “Groundwork”. Choose another one.',
  'account-disabled': () => 'This account is disabled. Ask whoever runs this server about it.',
  'too-many-attempts': () => 'Too many attempts, but nothing was lost. Wait ten minutes, then try again.',
  'popup-blocked': (who) => `Your browser blocked the ${who} window. Allow pop-ups for this page, then try again.`,
  'popup-closed': (who) =>
    `You came back from ${who} without signing in, so nothing was changed. Try again or choose another way.`,
  'provider-declined': (who) => `You or ${who} declined, so you’re not signed in. Try again or choose another way.`,
  'way-closed': () => 'This sign-in method is turned off here. Choose another one.',
  'unauthorized-domain': (who) =>
    `${who} doesn’t recognize this site’s address. Choose another way, and let the people who run this site know.`,
  'unsupported-provider': () => 'This sign-in method doesn’t exist. Choose another one.',
  'way-taken': (who) => `Another Groundwork account already uses this ${who} account. Nothing was changed.`,
  'wrong-code': () => 'That code isn’t right. Codes change every 30 seconds, so enter the one your app shows now.',
  'used-code': () => 'That code was already used. Wait for the next one in your app, then enter it.',
  'passkey-cancelled': () => 'No passkey was used. Try again, or choose another way to sign in.',
  'passkey-refused': () =>
    'That passkey isn’t connected to an account here. Try another one, or another way to sign in.',
  'challenge-expired': () => 'That took too long. Sign in again.',
  'unknown-second-factor': () => 'This account needs a second step that we don’t support, such as a text message.',
  'other-address': () => 'The link was sent to a different email. Enter the address you got it at.',
  'token-unusable': () => 'This sign-in link was used before, has expired or is incomplete.',
  'link-expired': () => 'This link has expired. Request a new one.',
  'link-unusable': () => 'This link was used before, was replaced by a newer one or is incomplete.',
  'signed-out': () => 'This device no longer knows your sign-in. Sign out, sign in again, then request the email.',
  offline: () => 'Can’t reach Groundwork, but what you entered is still here. Check your connection and try again.',
  waitlist: () => 'We’re not accepting new accounts right now. Try again another day.',
  refused: () => 'Your sign-in was rejected, so nothing was changed. Sign in again.',
  unavailable: () => 'Groundwork can’t do this right now, but what you entered is still here. Try again in a minute.',
  unexpected: () => 'Something went wrong on our side, but what you entered is still here. Try again.',
};

export const failureText = ({ kind, missing }: AuthFailure, who = 'the provider'): string =>
  missing === undefined ? failures[kind](who) : `This password wasn’t accepted. ${missing}.`;
