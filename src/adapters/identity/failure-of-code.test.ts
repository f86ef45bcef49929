import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { passwordRequirements } from '#domain/auth/password-requirements.ts';
import { failureOfCode } from './failure-of-code.ts';

test.each([
  [new FirebaseError('auth/email-already-in-use', ''), 'email-exists'],
  [new FirebaseError('auth/invalid-credential', ''), 'wrong-credentials'],
  [new FirebaseError('auth/popup-blocked', ''), 'popup-blocked'],
  [new FirebaseError('auth/popup-closed-by-user', ''), 'popup-closed'],
  [new FirebaseError('auth/unauthorized-domain', ''), 'unauthorized-domain'],
  [new FirebaseError('auth/totp-challenge-timeout', ''), 'challenge-expired'],
  [new FirebaseError('auth/invalid-verification-code', 'Firebase: Error'), 'wrong-code'],
  [new FirebaseError('auth/invalid-verification-code', 'Firebase: Code was already used'), 'used-code'],
  [new FirebaseError('auth/expired-action-code', ''), 'link-expired'],
  [new FirebaseError('auth/network-request-failed', ''), 'offline'],
  [new FirebaseError('auth/something-new', ''), 'unexpected'],
  [new Error('Unsupported OAuth provider: facebook'), 'unsupported-provider'],
  [{ code: 'auth/other-address' }, 'other-address'],
  [new TypeError('x is not a function'), 'unexpected'],
  [undefined, 'unexpected'],
])('%s means %s', (fault, kind) => expect(failureOfCode(fault)).toEqual({ kind }));

/** Builds the SDK's error; the code in the message is the provider's. */
const refused = (missing: string) =>
  new FirebaseError(
    'auth/password-does-not-meet-requirements',
    `Firebase: Missing password requirements: [${missing}] (auth/password-does-not-meet-requirements).`,
  );

test.each([
  [passwordRequirements['too-common'], { kind: 'common-password' }],
  [passwordRequirements['too-personal'], { kind: 'personal-password' }],
  [
    passwordRequirements['too-short'],
    { kind: 'weak-password', missing: 'Password must contain at least 8 characters' },
  ],
  [
    'Password must contain a numeric character, Password must contain an upper case character',
    {
      kind: 'weak-password',
      missing: 'Password must contain a numeric character, Password must contain an upper case character',
    },
  ],
])('of a password it is told what is missing: %s', (missing, failure) =>
  expect(failureOfCode(refused(missing))).toEqual(failure),
);

test('a refused password without a reason is a weak one', () => {
  expect(failureOfCode(new FirebaseError('auth/weak-password', 'Firebase: Error (auth/weak-password).'))).toEqual({
    kind: 'weak-password',
  });
});
