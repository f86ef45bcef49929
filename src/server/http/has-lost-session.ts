import type { FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/is-unavailable.ts';

/** Statuses that may come of rows that are gone; the others are about the request itself. */
const maybeGone: ReadonlySet<number> = new Set([403, 404, 409, 500]);

/** Whether a call for the signed in failed and its session is not there any more. */
export async function hasLostSession(
  { server, principal, requiresPrincipal }: FastifyRequest,
  error: Error & { readonly statusCode?: number },
): Promise<boolean> {
  if (!requiresPrincipal || !server.isSessionOpen) return false;
  if (!maybeGone.has(error.statusCode ?? 500) || isUnavailable(error)) return false;
  // Where the database does not say, the call has failed for its own reason.
  return server.isSessionOpen(principal).then(
    (isOpen) => !isOpen,
    () => false,
  );
}
