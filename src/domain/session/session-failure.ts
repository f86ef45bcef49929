import { isApiFailure } from '../api/api-failure.ts';

/** Why the session could not be begun, or could not be renewed for now. */
export type SessionFailure =
  /** The account is on the waitlist and no place is free. */
  | { readonly kind: 'waitlist' }
  /** The server refused, with its own words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer: offline, aborted or timed out. */
  | { readonly kind: 'unavailable' }
  /** A fault of ours. */
  | { readonly kind: 'unexpected'; readonly message: string };

/** Judges what an exchange or a refresh was rejected with: a `WaitlistError`, an `ApiFailure` or any other error. */
export function sessionFailureOf(reason: unknown): SessionFailure {
  if (reason instanceof Error && reason.name === 'WaitlistError') return { kind: 'waitlist' };
  if (!isApiFailure(reason)) return { kind: 'unexpected', message: reason instanceof Error ? reason.message : '' };
  return reason.kind === 'no-answer' ? { kind: 'unavailable' } : { kind: 'refused', message: reason.message };
}
