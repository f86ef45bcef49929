import * as z from 'zod/mini';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { type Tokens, tokensSchema } from '#domain/session/tokens.ts';
import type { CallApi } from './call-api.ts';
import { WaitlistError } from './waitlist-error.ts';

/**
 * Trades an identity token for a session. Logging in registers a new account at once; a server that does not know
 * `register` answers that there is no account, and is asked to register it with the same token. Rejects with a
 * `WaitlistError` or an `ApiFailure`.
 */
export async function beginSession(call: CallApi, firebaseToken: string): Promise<Tokens> {
  try {
    return await logIn(call, firebaseToken);
  } catch (reason) {
    if (isApiFailure(reason) && reason.kind === 'refused' && reason.code === 'not-registered') {
      return register(call, firebaseToken);
    }
    throw reason;
  }
}

const logIn = (call: CallApi, firebaseToken: string) =>
  trade(call, '/api/v1/auth/login', { firebaseToken, register: true });
const register = (call: CallApi, firebaseToken: string) => trade(call, '/api/v1/auth/register', { firebaseToken });

async function trade(call: CallApi, path: string, body: Record<string, string | true>): Promise<Tokens> {
  try {
    return z.parse(tokensSchema, await call(path, { method: 'POST', body, session: 'begins' }));
  } catch (reason) {
    throw isWaitlist(reason) ? new WaitlistError() : reason;
  }
}

function isWaitlist(reason: unknown): boolean {
  if (!isApiFailure(reason) || reason.kind !== 'refused' || reason.status !== 403) return false;
  return reason.code === 9000 || reason.message.includes('waitlist');
}
