import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { planLimits } from '#domain/account/plan-limits.ts';
import { countedAddress } from './counted-address.ts';

/** By session where there is one, else by address; the identity paths have limits of their own. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: planLimits.callsPerMinute,
    timeWindow: 60_000,
    hook: 'preParsing',
    keyGenerator: (request) => request.principal?.sessionId ?? countedAddress(request.ip),
    // By the route: the address may be spelled in other ways that lead there, such as `/%61pi`.
    allowList: ({ url, routeOptions }) => ![url, routeOptions.url].some((path) => path?.startsWith('/api/')),
  });
}
