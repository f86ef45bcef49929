import type { AuthFailure, AuthFailureKind } from '#domain/auth/auth-failure.ts';

/** Source: the codes in the reference of `firebase/auth`. */
const kinds: Readonly<Record<string, AuthFailureKind>> = {
  'auth/email-already-in-use': 'email-exists',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-email': 'malformed-email',
  'auth/missing-email': 'malformed-email',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/user-disabled': 'account-disabled',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/expired-action-code': 'link-expired',
  'auth/invalid-action-code': 'link-unusable',
  'auth/no-current-user': 'signed-out',
  'auth/user-token-expired': 'signed-out',
  'auth/requires-recent-login': 'signed-out',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/internal-error': 'unavailable',
};

/** The failure that an error of the identity provider means. */
export function failureOfCode(fault: unknown): AuthFailure {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : '';
  return { kind: kinds[code] ?? 'unexpected' };
}
