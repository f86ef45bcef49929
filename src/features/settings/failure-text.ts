import type { AccountFailure, AccountFailureKind } from '#domain/account/account-failure.ts';
import { type CodeVerdict, codeLength } from '#domain/auth/one-time-code.ts';

const failures: Readonly<Record<AccountFailureKind, string>> = {
  'email-exists': 'Another account has this address already. Nothing was changed.',
  'wrong-credentials': 'That is not your current password. Nothing was changed; try again.',
  'malformed-email': 'This is not an email address that mail can reach. Correct it and try again.',
  'weak-password': 'This password was not accepted, so the old one still counts. Choose a longer one.',
  'common-password': 'This is one of the most common passwords, so the old one still counts. Choose another one.',
  'personal-password':
    'Your password can’t be your email address or “Groundwork”, so the old one still counts. Choose another one.',
  'account-disabled': 'This account is disabled, so nothing about it can be changed.',
  'too-many-attempts': 'That was tried too often. Nothing was changed; wait ten minutes, then try again.',
  'popup-blocked': 'Your browser blocked the window. Allow windows for this page, then try again.',
  'popup-closed': 'You closed the window without an answer. Nothing was changed.',
  'provider-declined': 'You or the provider said no. Nothing was changed.',
  'way-closed': 'This is switched off here. Nothing was changed.',
  'unauthorized-domain': 'The provider does not know the address of this page. Tell whoever runs this site.',
  'unsupported-provider': 'There is no such way of signing in.',
  'way-taken': 'Another Groundwork account signs in with this one already. Nothing was changed.',
  'wrong-code': 'That is not the code which your app shows now. A new one comes every 30 seconds; enter the newest.',
  'challenge-expired': 'That took too long. Nothing was changed; start again.',
  'unknown-second-factor': 'This account asks for a second step that Groundwork cannot ask for. Nothing was changed.',
  'other-address': 'The link was sent to another address.',
  'token-unusable': 'This sign-in address was used before, has expired, or is not complete.',
  'link-expired': 'This link has expired. A new one is needed.',
  'link-unusable': 'This link was used before, was replaced by a newer one, or is not complete.',
  'signed-out':
    'This device has forgotten your sign-in, so it cannot be changed from here. Sign out, then sign in again.',
  'sign-in-too-old': 'You signed in too long ago for this. Sign out, sign in again, and come back within five minutes.',
  'other-person': 'You answered with another account than the one that belongs to this one. Nothing was changed.',
  'email-unverified': 'Verify your email address first. Nothing was changed.',
  gone: 'It is not there any more.',
  offline: 'Groundwork could not be reached. Nothing was changed; check the connection and try again.',
  waitlist: 'No new accounts are let in at the moment.',
  refused: 'Groundwork did not accept this. Nothing was changed.',
  unavailable: 'Groundwork cannot do this at the moment. Nothing was changed; try again in a minute.',
  unexpected: 'Something failed on our side. Try again.',
};

export const failureText = ({ kind, missing }: AccountFailure): string =>
  missing === undefined ? failures[kind] : `This password was not accepted, so the old one still counts. ${missing}.`;

export const codeErrors: Readonly<Record<CodeVerdict, string | undefined>> = {
  ok: undefined,
  missing: 'Enter the code that your app shows.',
  malformed: `A code is ${codeLength} digits.`,
};
