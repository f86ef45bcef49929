import type { AuthFailure, AuthFailureKind } from '#domain/auth/auth-failure.ts';
import { usedCode } from '#domain/auth/one-time-code.ts';
import { passwordRequirements } from '#domain/auth/password-requirements.ts';

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
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/redirect-cancelled-by-user': 'popup-closed',
  'auth/user-cancelled': 'provider-declined',
  'auth/operation-not-allowed': 'way-closed',
  'auth/admin-restricted-operation': 'way-closed',
  'auth/operation-not-supported-in-this-environment': 'way-closed',
  'auth/unauthorized-domain': 'unauthorized-domain',
  'auth/unauthorized-continue-uri': 'unauthorized-domain',
  'auth/credential-already-in-use': 'way-taken',
  'auth/provider-already-linked': 'way-taken',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'challenge-expired',
  'auth/totp-challenge-timeout': 'challenge-expired',
  'auth/invalid-multi-factor-session': 'challenge-expired',
  'auth/missing-multi-factor-session': 'challenge-expired',
  'auth/multi-factor-info-not-found': 'challenge-expired',
  'auth/unsupported-second-factor': 'unknown-second-factor',
  // Ours, see `passkey-ceremony.ts`.
  'auth/passkey-cancelled': 'passkey-cancelled',
  'auth/passkey-refused': 'passkey-refused',
  // Ours, see `identify.ts`.
  'auth/other-address': 'other-address',
  'auth/invalid-custom-token': 'token-unusable',
  'auth/custom-token-mismatch': 'token-unusable',
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
  if (fault instanceof Error && fault.message.startsWith('Unsupported OAuth provider: ')) {
    return { kind: 'unsupported-provider' };
  }
  const kind = kinds[codeOf(fault)] ?? 'unexpected';
  if (kind === 'weak-password') return refusedPassword(fault);
  return kind === 'wrong-code' && messageOf(fault).includes(usedCode) ? { kind: 'used-code' } : { kind };
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : '');

/** The provider names what is missing in its message: `... [Password must contain a numeric character] ...`. */
function refusedPassword(fault: unknown): AuthFailure {
  const message = messageOf(fault);
  if (message.includes(passwordRequirements['too-common'])) return { kind: 'common-password' };
  if (message.includes(passwordRequirements['too-personal'])) return { kind: 'personal-password' };
  const missing = /\[([^\]]+)\]/.exec(message)?.[1];
  return { kind: 'weak-password', ...(missing !== undefined && { missing }) };
}

/** The SDK's own name for an error, such as `auth/popup-blocked`; empty if it has none. */
export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : '';
