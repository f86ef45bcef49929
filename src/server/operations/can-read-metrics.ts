import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from './is-local-request.ts';

/** Whether `/metrics` is open to a request: from this very machine, or with the operator's token. */
export function canReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (isLocalRequest(request)) return true;
  if (token === undefined) return false;
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
