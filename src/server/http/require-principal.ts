import type { FastifyRequest } from 'fastify';
import type { Principal } from '../accounts/principal.ts';
import { ApiError } from './api-error.ts';
import { countedAddress } from './counted-address.ts';

/** Who an access token speaks for, shown from a client's address; null where it is unknown, expired or ended. */
export type Authenticate = (accessToken: string, address: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    /** Set by `findPrincipal` or `requirePrincipal`, which answers 401 where there is none. */
    principal: Principal;
  }
}

const unauthorized = (): ApiError => new ApiError(401, 'unauthorized', 'Please sign in.');

/**
 * The hook that finds out who calls, before the limiter counts and the body is read. With `requirePrincipal` as
 * `preValidation` anybody is told that a body is too large or cannot be read, and only the signed in what a schema says of it.
 */
export async function findPrincipal(request: FastifyRequest): Promise<void> {
  const match = /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '');
  const principal = match?.[1] ? await request.server.authenticate(match[1], countedAddress(request.ip)) : null;
  if (principal) request.principal = principal;
}

/** The hook of every route that is for the signed in, `onRequest` or `preValidation`: a valid bearer token, or 401. */
export async function requirePrincipal(request: FastifyRequest): Promise<void> {
  if (!request.principal) await findPrincipal(request);
  if (!request.principal) throw unauthorized();
}
