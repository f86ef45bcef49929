import type { JsonObject } from '../log/json.ts';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: JsonObject;
  /** The workspace that it is about, if that is not the one that is open. */
  readonly workspace?: string | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Calls our API as the founder who is signed in: `path` begins with `/api/`. Resolves to the parsed answer, which the
 * caller still has to judge; rejects with an `ApiFailure`. A 401 has been answered by one refresh and one retry before.
 */
export type AuthorisedCall = <T = unknown>(path: string, options?: CallOptions) => Promise<T>;
