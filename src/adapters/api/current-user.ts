import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { type User, userSchema } from '#domain/user/user.ts';

/** The record of the founder who is signed in. Rejects with an `ApiFailure`; an aborted call counts as unanswered. */
export async function fetchUser(call: AuthorisedCall, signal: AbortSignal): Promise<User> {
  return z.parse(userSchema, await call('/api/user/me', { signal }));
}

/** Ends the welcome, with what the founder told us, and resolves to the changed record. */
export async function completeOnboarding(call: AuthorisedCall, answers?: JsonObject): Promise<User> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { onboardingCompleted: true, timeZone, ...(answers ? { answers } : {}) };
  return z.parse(userSchema, await call('/api/user/me/onboarding', { method: 'PUT', body }));
}
