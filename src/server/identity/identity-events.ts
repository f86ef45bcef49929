import { decodeJwt } from 'jose';
import { passkeyTokenPrefix } from '#domain/auth/passkey.ts';
import { recoveryFactorId } from '#domain/auth/recovery-code.ts';
import type { SecurityEvent, Subject } from '../security/security-event.ts';
import type { OperationFields } from './operations/operation.ts';
import { readEmail } from './read-email.ts';

/** Fields of operations' answers that are read here. */
export interface OperationAnswer {
  readonly localId?: string;
  readonly idToken?: string;
  readonly isNewUser?: boolean;
  readonly providerId?: string;
  readonly email?: string;
  readonly mfaPendingCredential?: string;
  readonly needConfirmation?: boolean;
  readonly errorMessage?: string;
}

type Success = Omit<SecurityEvent, 'outcome'>;
type Judge = (fields: OperationFields, answer: OperationAnswer) => readonly Success[];

/** Security events of each operation, by path. Operations that only read something are absent. */
const judges: Readonly<Record<string, Judge>> = {
  '/v1/accounts:delete': (fields, answer) => [{ event: 'account-deleted', who: userOf(fields, answer) }],
  '/v1/accounts:resetPassword': ({ newPassword }, { email }) =>
    newPassword === undefined ? [] : [{ event: 'password-reset', who: readerOf(email) }],
  '/v1/accounts:sendOobCode': (fields, answer) => asked(fields, answer),
  '/v1/accounts:signInWithCustomToken': (fields, answer) =>
    signedIn(fields.token?.startsWith(passkeyTokenPrefix) ? 'passkey' : 'custom')(fields, answer),
  '/v1/accounts:signInWithEmailLink': (fields, answer) =>
    fields.idToken
      ? [{ event: 'method-linked', method: 'email-link', who: userOf(fields, answer) }]
      : signedIn('email-link')(fields, answer),
  '/v1/accounts:signInWithIdp': (fields, answer) => {
    if (answer.needConfirmation || answer.errorMessage !== undefined) return [];
    const method = answer.providerId ?? 'provider';
    return fields.idToken
      ? [{ event: 'method-linked', method, who: userOf(fields, answer) }]
      : signedIn(method)(fields, answer);
  },
  '/v1/accounts:signInWithPassword': signedIn('password'),
  '/v1/accounts:signUp': (fields, answer) => [
    { event: fields.idToken ? 'password-added' : 'sign-up', method: 'password', who: userOf(fields, answer) },
  ],
  '/v1/accounts:update': (fields, answer) => changed(fields, answer),
  '/v2/accounts/mfaEnrollment:start': (fields, answer) => [
    { event: 'second-factor-started', who: userOf(fields, answer) },
  ],
  '/v2/accounts/mfaEnrollment:finalize': (fields, answer) => [
    { event: 'second-factor-added', who: userOf(fields, answer) },
  ],
  '/v2/accounts/mfaEnrollment:withdraw': (fields, answer) => [
    { event: 'second-factor-removed', who: userOf(fields, answer) },
  ],
  '/v2/accounts/mfaSignIn:finalize': (fields, answer) => {
    const who = userOf(fields, answer);
    const used = fields.mfaEnrollmentId === recoveryFactorId;
    return [
      ...(used ? [{ event: 'recovery-code-used' as const, who }] : []),
      { event: 'identity-sign-in', secondFactor: true, who },
    ];
  },
};

/** Returns the security events of an operation that succeeded. */
export const identitySuccesses = (path: string, fields: OperationFields, answer: object): SecurityEvent[] =>
  (judges[path]?.(fields, answer) ?? []).map((event) => ({ ...event, outcome: 'success' }));

function signedIn(method: string): Judge {
  return (fields, answer) => {
    const who = userOf(fields, answer);
    if (answer.mfaPendingCredential !== undefined) return [{ event: 'second-factor-asked', method, who }];
    return [
      ...(answer.isNewUser ? [{ event: 'sign-up' as const, method, who }] : []),
      { event: 'identity-sign-in', method, secondFactor: false, who },
    ];
  };
}

function asked(fields: OperationFields, answer: OperationAnswer): readonly Success[] {
  switch (fields.requestType) {
    case 'PASSWORD_RESET':
      return [{ event: 'password-reset-asked', who: readerOf(fields.email) }];
    case 'EMAIL_SIGNIN':
      return [{ event: 'sign-in-link-asked', who: readerOf(fields.email) }];
    case 'VERIFY_EMAIL':
      return [{ event: 'address-verification-asked', who: userOf(fields, answer) }];
    default:
      return [{ event: 'address-change-asked', who: userOf(fields, answer) }];
  }
}

/** Mailed codes tell what they have done themselves, see `applyCode`. */
function changed(fields: OperationFields, answer: OperationAnswer): readonly Success[] {
  if (fields.oobCode) return [];
  const who = userOf(fields, answer);
  if (fields.password !== undefined) return [{ event: 'password-changed', who }];
  return (fields.deleteProvider ?? []).map((method) =>
    method === 'password'
      ? { event: 'password-removed', who }
      : { event: 'method-removed', method: methodOf(method), who },
  );
}

const known = ['google.com', 'github.com', 'twitter.com'];
const methodOf = (given: string): string => known.find((each) => each === given) ?? 'other';

/** An operation that succeeded has checked the ID token that it was given. */
function userOf({ idToken: given }: OperationFields, { localId, idToken }: OperationAnswer): Subject | undefined {
  const token = idToken ?? given;
  const uid = localId ?? (token === undefined ? undefined : decodeJwt(token).sub);
  return uid === undefined ? undefined : { uid };
}

function readerOf(given: string | undefined): Subject | undefined {
  const email = given === undefined ? null : readEmail(given);
  return email === null ? undefined : { email };
}

type Failure = Pick<SecurityEvent, 'event' | 'outcome' | 'reason'>;

/** By the first word of the refusal. */
const refusals: Readonly<Record<string, Failure>> = {
  INVALID_LOGIN_CREDENTIALS: { event: 'sign-in', outcome: 'failure', reason: 'wrong-password' },
  INVALID_MFA_PENDING_CREDENTIAL: { event: 'sign-in', outcome: 'failure', reason: 'second-factor-too-late' },
  INVALID_CUSTOM_TOKEN: { event: 'sign-in', outcome: 'failure', reason: 'invalid-custom-token' },
  INVALID_IDP_RESPONSE: { event: 'sign-in', outcome: 'failure', reason: 'invalid-provider-answer' },
  EMAIL_EXISTS: { event: 'sign-up', outcome: 'refused', reason: 'address-taken' },
  INVALID_OOB_CODE: { event: 'code-refused', outcome: 'refused', reason: 'used-or-unknown' },
  EXPIRED_OOB_CODE: { event: 'code-refused', outcome: 'refused', reason: 'expired' },
  INVALID_ID_TOKEN: { event: 'token-refused', outcome: 'refused', reason: 'invalid-id-token' },
  TOKEN_EXPIRED: { event: 'token-refused', outcome: 'refused', reason: 'ended-sign-in' },
  USER_NOT_FOUND: { event: 'token-refused', outcome: 'refused', reason: 'unknown-user' },
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: { event: 'access-refused', outcome: 'refused', reason: 'sign-in-too-old' },
  UNVERIFIED_EMAIL: { event: 'access-refused', outcome: 'refused', reason: 'address-not-verified' },
  OPERATION_NOT_ALLOWED: { event: 'access-refused', outcome: 'refused', reason: 'operation-not-allowed' },
  UNAUTHORIZED_DOMAIN: { event: 'access-refused', outcome: 'refused', reason: 'foreign-origin' },
};

const signInPaths = ['/v1/accounts:signInWithPassword', '/v2/accounts/mfaSignIn:finalize'];

/** Why an operation was refused, to be recorded. Whom it was about is known only by the address that was given. */
export function identityRefusal(path: string, message: string, fields: Pick<OperationFields, 'email'>): SecurityEvent {
  const [code = ''] = message.split(/[ :]/);
  return { ...judgeRefusal(path, code), route: path, who: readerOf(fields.email) };
}

function judgeRefusal(path: string, code: string): Failure {
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    return signInPaths.includes(path)
      ? { event: 'sign-in', outcome: 'refused', reason: 'too-many-attempts' }
      : { event: 'limit-reached', outcome: 'refused', reason: 'too-many-attempts' };
  }
  if (code === 'INVALID_CODE') {
    return path.includes('mfaSignIn')
      ? { event: 'sign-in', outcome: 'failure', reason: 'wrong-code' }
      : { event: 'second-factor-added', outcome: 'failure', reason: 'wrong-code' };
  }
  const reason = code.toLowerCase().replaceAll('_', '-');
  return refusals[code] ?? { event: 'input-refused', outcome: 'refused', reason };
}
