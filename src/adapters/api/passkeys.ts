import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { type Passkey, passkeyListSchema } from '#domain/auth/passkey.ts';
import type { Json } from '#domain/log/json.ts';

const path = '/api/v1/auth/passkeys';

/** The founder's, in the order in which they were added. Rejects with an `ApiFailure`. */
export async function fetchPasskeys(call: AuthorisedCall): Promise<readonly Passkey[]> {
  return z.parse(passkeyListSchema, await call(path)).passkeys;
}

/** Adds one that `create` has the browser make. */
export async function addPasskey(
  call: AuthorisedCall,
  name: string,
  create: (options: unknown) => Promise<Json>,
): Promise<void> {
  const registration = await create(await call(`${path}/registration`, { method: 'POST' }));
  await call(path, { method: 'POST', body: { name, registration } });
}

export async function removePasskey(call: AuthorisedCall, id: string): Promise<void> {
  await call(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
