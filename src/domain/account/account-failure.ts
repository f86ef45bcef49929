import { isApiFailure } from '../api/api-failure.ts';
import { type AuthFailureKind, authFailureOf } from '../auth/auth-failure.ts';

export type AccountFailureKind =
  | AuthFailureKind
  /** The other side wants to know once more who it is. */
  | 'sign-in-too-old'
  /** The record to be changed no longer exists. */
  | 'gone'
  /** Somebody else answered in the provider's window. */
  | 'other-person'
  /** There are as many access tokens as there can be. */
  | 'too-many-tokens'
  /** The workspace has as many webhooks as there can be. */
  | 'too-many-webhooks'
  /** The webhook was switched off meanwhile. */
  | 'webhook-off'
  /** No address that messages may be sent to. */
  | 'address-not-public'
  /** The address has to be verified first. */
  | 'email-unverified';

/** Why a change to the account came to nothing. Plain data, so that it can be kept and replayed. */
export interface AccountFailure {
  readonly kind: AccountFailureKind;
  /** Unmet requirements of a weak password, in the provider's words. */
  readonly missing?: string;
}

/** Kinds that our server names by the same code. */
const namedByCode = [
  'sign-in-too-old',
  'too-many-tokens',
  'too-many-webhooks',
  'webhook-off',
  'address-not-public',
] as const;
const ownKinds = ['sign-in-too-old', 'other-person', 'email-unverified'] as const;

/** Reads what an actor of the identity provider or of our server rejected with. */
export function accountFailureOf(reason: unknown): AccountFailure {
  if (isApiFailure(reason) && reason.kind === 'refused') {
    const named = namedByCode.find((code) => reason.code === code);
    if (named) return { kind: named };
    if (reason.status === 404) return { kind: 'gone' };
  }
  const own = ownKinds.find(
    (kind) => typeof reason === 'object' && reason !== null && 'kind' in reason && reason.kind === kind,
  );
  return own ? { kind: own } : authFailureOf(reason);
}
