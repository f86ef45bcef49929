import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { Json } from '#domain/log/json.ts';
import { createCallApi } from '../api/call-api.ts';
import { createFetchJson } from '../api/fetch-json.ts';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const call = createCallApi(createFetchJson());
const path = '/api/v1/auth/passkeys/challenge';

export interface PasskeyAsked {
  /** Credential of a sign-in that waits for a second factor: only its founder's passkeys are asked for. */
  readonly mfaPendingCredential?: string;
  /** Only these are asked for. */
  readonly ids?: readonly string[];
}

/**
 * Has the browser ask for a passkey; resolves to its answer as the embedded identity takes it. Rejects with a code in the
 * SDK's manner.
 */
export async function answerPasskey({ ids, ...body }: PasskeyAsked): Promise<string> {
  const asked = (await call(path, { method: 'POST', body: { ...body } }).catch(refused)) as RequestOptions;
  const optionsJSON = ids
    ? { ...asked, allowCredentials: ids.map((id) => ({ id, type: 'public-key' as const })) }
    : asked;
  const answer = await startAuthentication({ optionsJSON }).catch(cancelled);
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Has the browser make a passkey; rejects with `auth/passkey-cancelled`. */
export const createPasskey = async (options: unknown): Promise<Json> =>
  (await startRegistration({ optionsJSON: options as CreationOptions }).catch(cancelled)) as unknown as Json;

/** Our server's refusal in the SDK's words. */
function refused(failure: unknown): never {
  if (!isApiFailure(failure)) throw failure;
  if (failure.kind === 'no-answer') throw { code: 'auth/network-request-failed' };
  if (failure.status === 429) throw { code: 'auth/too-many-requests' };
  throw { code: failure.status >= 500 ? 'auth/internal-error' : 'auth/code-expired' };
}

/** The browser does not tell a founder who said no from one who took too long or has no such passkey. */
function cancelled(): never {
  throw { code: 'auth/passkey-cancelled' };
}
