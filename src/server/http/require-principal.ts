import type { FastifyRequest } from 'fastify';
import type { Principal } from '../accounts/principal.ts';
import { requireKey } from '../dpop/session-keys.ts';
import { ApiError } from './api-error.ts';
import { countedAddress } from './counted-address.ts';

/** Who an access token speaks for, shown from a client's address; null if it is unknown, expired or ended. */
export type Authenticate = (accessToken: string, address: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    /** Whether a session is open, past what is remembered. */
    isSessionOpen?: (principal: Principal) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** Set by `findPrincipal` or `requirePrincipal`, which answers 401 where there is none. */
    principal: Principal;
    /** Set by `requirePrincipal`: the route is for nobody else. */
    requiresPrincipal?: true;
  }
}

/** Under either scheme: what the session began with, not the name of the scheme, says whether it needs a proof. */
function readAccessToken({ headers }: FastifyRequest): string | undefined {
  return /^(?:Bearer|DPoP) ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
}

/** Security of a route that programs may use, too, by access tokens: it stands in the description of the API. */
export const alsoForTokens = [{ session: [] }, { token: [] }];

/** Whether a route takes what a program has come in by: an access token, or the token of an assistant. */
const isForProgram = ({ routeOptions: { schema } }: FastifyRequest, scheme: 'token' | 'assistant'): boolean =>
  schema?.security?.some((each) => scheme in each) ?? false;

export const unauthorized = (): ApiError => new ApiError(401, 'unauthorized', 'Please sign in.');

/**
 * The hook that finds out who calls, before the limiter counts and the body is read. With `requirePrincipal` as
 * `preValidation` anybody is told that a body is too large or cannot be read, and only the signed in what a schema says of it.
 */
export async function findPrincipal(request: FastifyRequest): Promise<void> {
  const accessToken = readAccessToken(request);
  const principal = accessToken ? await request.server.authenticate(accessToken, countedAddress(request.ip)) : null;
  if (!accessToken || !principal) return;
  if (principal.via && !isForProgram(request, principal.via.isAssistant ? 'assistant' : 'token'))
    throw new ApiError(403, 'not-for-tokens', 'This can’t be done with an access token. Please sign in.');
  await requireKey(request, principal, { accessToken, proof: request.headers['dpop'] });
  request.principal = principal;
}

/** The hook of every route that is for the signed in, `onRequest` or `preValidation`: a valid bearer token, or 401. */
export async function requirePrincipal(request: FastifyRequest): Promise<void> {
  if (!request.principal) await findPrincipal(request);
  if (!request.principal) throw unauthorized();
  request.requiresPrincipal = true;
}
