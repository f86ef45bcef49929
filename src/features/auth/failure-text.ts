import type { AuthFailure, AuthFailureKind } from '#domain/auth/auth-failure.ts';
import type { CredentialVerdicts } from '#domain/auth/credentials.ts';
import { passwordLimits } from '#domain/auth/password.ts';

const failures: Readonly<Record<AuthFailureKind, string>> = {
  'email-exists': 'There is an account with this address already. Nothing was changed; sign in instead.',
  'wrong-credentials': 'No account has this address and this password. Check both and try again.',
  'malformed-email': 'This is not an email address that mail can reach. Correct it and try again.',
  'weak-password': 'This password was not accepted. Choose a longer one and try again.',
  'account-disabled': 'This account is disabled, so nobody can sign in to it.',
  'too-many-attempts': 'That was tried too often. Nothing is lost; wait ten minutes, then try again.',
  'link-expired': 'This link has expired. A new one is needed.',
  'link-unusable': 'This link was used before, was replaced by a newer one, or is not complete.',
  'signed-out': 'This device has forgotten your sign-in. Sign out, sign in again, then ask for the mail.',
  offline: 'Groundwork could not be reached. What you entered is still here; check the connection and try again.',
  waitlist: 'No new accounts are let in at the moment. Try again another day.',
  refused: 'The sign-in was not accepted. Nothing was changed; sign in again.',
  unavailable: 'Groundwork cannot do this at the moment. What you entered is still here; try again in a minute.',
  unexpected: 'Something failed on our side. What you entered is still here; try again.',
};

export const failureText = ({ kind }: AuthFailure): string => failures[kind];

export const emailErrors: Readonly<Record<CredentialVerdicts['email'], string | undefined>> = {
  ok: undefined,
  missing: 'Enter your email address.',
  malformed: 'An email address looks like name@example.org.',
};

export const passwordErrors: Readonly<Record<CredentialVerdicts['password'], string | undefined>> = {
  ok: undefined,
  missing: 'Enter a password.',
  'too-short': `Use at least ${passwordLimits.min} characters.`,
  'too-long': `Use at most ${passwordLimits.max} characters.`,
};
