import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { accessTokenLimits } from '#domain/account/access-token.ts';
import { planLimits } from '#domain/account/plan-limits.ts';
import { countedAddress } from './counted-address.ts';

/** Beyond it the least recently seen is forgotten, so that whoever calls from many addresses fills no memory. */
const countedAtMost = 50_000;

/** By account where there is one, however many its sessions, by access token where a program calls, else by address; the identity paths have limits of their own. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: ({ principal }) => (principal?.via ? accessTokenLimits : planLimits).callsPerMinute,
    timeWindow: 60_000,
    cache: countedAtMost,
    hook: 'preParsing',
    keyGenerator: ({ principal, ip }) =>
      (principal?.via ? principal.sessionId : principal?.accountId) ?? countedAddress(ip),
    // By the route: the address may be spelled in other ways that lead there, such as `/%61pi`.
    allowList: ({ url, routeOptions }) => ![url, routeOptions.url].some((path) => path?.startsWith('/api/')),
  });
}
