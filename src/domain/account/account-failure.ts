import { isApiFailure } from '../api/api-failure.ts';
import { type AuthFailureKind, authFailureOf } from '../auth/auth-failure.ts';

export type AccountFailureKind =
  | AuthFailureKind
  /** The other side wants to know once more who it is. */
  | 'sign-in-too-old'
  /** What was to be changed is not there any more. */
  | 'gone';

/** Why a change to the account came to nothing. Plain data, so that it can be kept and replayed. */
export interface AccountFailure {
  readonly kind: AccountFailureKind;
}

/** Reads what an actor of the identity provider or of our server rejected with. */
export function accountFailureOf(reason: unknown): AccountFailure {
  if (isApiFailure(reason) && reason.kind === 'refused') {
    if (reason.code === 'sign-in-too-old') return { kind: 'sign-in-too-old' };
    if (reason.status === 404) return { kind: 'gone' };
  }
  const isTooOld =
    typeof reason === 'object' && reason !== null && 'kind' in reason && reason.kind === 'sign-in-too-old';
  return isTooOld ? { kind: 'sign-in-too-old' } : authFailureOf(reason);
}
