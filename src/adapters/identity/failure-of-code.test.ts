import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { failureOfCode } from './failure-of-code.ts';

test.each([
  [new FirebaseError('auth/email-already-in-use', ''), 'email-exists'],
  [new FirebaseError('auth/invalid-credential', ''), 'wrong-credentials'],
  [new FirebaseError('auth/popup-blocked', ''), 'popup-blocked'],
  [new FirebaseError('auth/popup-closed-by-user', ''), 'popup-closed'],
  [new FirebaseError('auth/unauthorized-domain', ''), 'unauthorized-domain'],
  [new FirebaseError('auth/totp-challenge-timeout', ''), 'challenge-expired'],
  [new FirebaseError('auth/expired-action-code', ''), 'link-expired'],
  [new FirebaseError('auth/network-request-failed', ''), 'offline'],
  [new FirebaseError('auth/something-new', ''), 'unexpected'],
  [new Error('Unsupported OAuth provider: facebook'), 'unsupported-provider'],
  [{ code: 'auth/other-address' }, 'other-address'],
  [new TypeError('x is not a function'), 'unexpected'],
  [undefined, 'unexpected'],
])('%s means %s', (fault, kind) => expect(failureOfCode(fault)).toEqual({ kind }));
