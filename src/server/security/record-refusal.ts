import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { sourceOf } from './event-source.ts';
import type { SecurityEvent } from './security-event.ts';

type Judged = Pick<SecurityEvent, 'event' | 'outcome' | 'reason'>;

/** Refusals whose code says what they are. The others are judged by their status. */
const byCode: Readonly<Record<string, Judged | null>> = {
  'invalid-identity-token': { event: 'sign-in', outcome: 'failure', reason: 'invalid-identity-token' },
  '9000': { event: 'sign-in', outcome: 'refused', reason: 'waitlist' },
  // The client registers next.
  'not-registered': null,
  'session-ended': { event: 'session-refresh', outcome: 'failure', reason: 'unknown-token' },
  'identity-unavailable': { event: 'sign-in', outcome: 'failure', reason: 'identity-unavailable' },
  // Told with its reason where the proof is looked at.
  'proof-required': null,
};

/** Records that a call of our API was refused, and why. `status` is the answer's. */
export function recordRefusal(request: FastifyRequest, error: unknown, status: number): void {
  const code = error instanceof ApiError ? String(error.code) : `status-${status}`;
  const judged = Object.hasOwn(byCode, code) ? byCode[code] : judge(request, code, status);
  if (!judged) return;
  const { principal, routeOptions, server } = request;
  const event: SecurityEvent = {
    ...judged,
    who: principal && { accountId: principal.accountId },
    sessionId: principal?.sessionId,
    route: routeOptions.url,
  };
  server.securityEvents?.record(event, sourceOf(request));
}

function judge(request: FastifyRequest, reason: string, status: number): Judged | undefined {
  switch (status) {
    case 401:
      // Without a token nobody has tried anything.
      return request.headers.authorization === undefined
        ? undefined
        : { event: 'token-refused', outcome: 'refused', reason };
    case 403:
      return { event: 'access-refused', outcome: 'refused', reason };
    case 404:
      // Of an id that is not theirs founders hear the same as of one that nobody has, and so does the log.
      return { event: 'access-refused', outcome: 'refused', reason: 'not-found-or-not-yours' };
    case 429:
      return { event: 'limit-reached', outcome: 'refused', reason };
    default:
      return status >= 400 && status < 500 ? { event: 'input-refused', outcome: 'refused', reason } : undefined;
  }
}
