import { type ApiFailure, isApiFailure } from '#domain/api/api-failure.ts';

/** Why facts and commands do not travel; `fault` is one of our own. */
export type SyncFailure = ApiFailure | { readonly kind: 'fault'; readonly message: string };

export function syncFailureOf(reason: unknown): SyncFailure {
  if (isApiFailure(reason)) return reason;
  return { kind: 'fault', message: reason instanceof Error ? reason.message : String(reason) };
}

/** Seconds for which the server asked to be left alone, 0 if it did not. */
export function retryAfterOf(failure: SyncFailure): number {
  return failure.kind === 'refused' ? (failure.retryAfterS ?? 0) : 0;
}
