import * as z from 'zod/mini';
import { type SessionRecord, sessionListSchema } from '#domain/account/session-record.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const path = '/api/v1/auth/sessions';

/** Where the founder is signed in, the last used first. Rejects with an `ApiFailure`. */
export async function fetchSessions(call: AuthorisedCall): Promise<readonly SessionRecord[]> {
  return z.parse(sessionListSchema, await call(path)).sessions;
}

export async function endSessionById(call: AuthorisedCall, id: string): Promise<void> {
  await call(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Ends every session but the one that asks. */
export async function endOtherSessions(call: AuthorisedCall): Promise<void> {
  await call(path, { method: 'DELETE' });
}

/** Shows our server that the founder has just proved anew who they are, in this browser. */
export async function confirmSession(call: AuthorisedCall, firebaseToken: string): Promise<void> {
  await call(`${path}/proof`, { method: 'POST', body: { firebaseToken } });
}
