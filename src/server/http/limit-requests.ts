import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { planLimits } from '#domain/account/plan-limits.ts';
import { countedAddress } from './counted-address.ts';

/** Beyond it the least recently seen is forgotten, so that whoever calls from many addresses fills no memory. */
const countedAtMost = 50_000;

/** By account where there is one, however many its sessions, else by address; the identity paths have limits of their own. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: planLimits.callsPerMinute,
    timeWindow: 60_000,
    cache: countedAtMost,
    hook: 'preParsing',
    keyGenerator: (request) => request.principal?.accountId ?? countedAddress(request.ip),
    // By the route: the address may be spelled in other ways that lead there, such as `/%61pi`.
    allowList: ({ url, routeOptions }) => ![url, routeOptions.url].some((path) => path?.startsWith('/api/')),
  });
}
