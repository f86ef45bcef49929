/** Why a call to our server yielded nothing. Calls reject with it as plain data, so that it can be kept and replayed. */
export type ApiFailure =
  /** Offline, aborted, timed out, or no JSON where JSON was due. */
  | { readonly kind: 'no-answer' }
  /** The server answered with an error: `{message, code}` are its own. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string | number;
      readonly message: string;
      /** Seconds, from the header of the same name. */
      readonly retryAfterS?: number;
    };

/** Tells a failure of a call from a fault in our own code. */
export function isApiFailure(reason: unknown): reason is ApiFailure {
  if (typeof reason !== 'object' || reason === null || !('kind' in reason)) return false;
  return reason.kind === 'no-answer' || (reason.kind === 'refused' && 'status' in reason);
}
