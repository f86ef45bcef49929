import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const retryAfterS = 10;
/** A server that is busy lives, and its figures say how busy it is. */
const watching: ReadonlySet<string | undefined> = new Set(['/healthz', '/metrics']);

/**
 * Refuses calls while the server cannot keep up, so that those that it has taken end. Not the client's files: they cost
 * little, and a page that misses one of its own does not work.
 */
export async function shedLoad(
  app: FastifyInstance,
  options: FastifyUnderPressureOptions = { maxEventLoopDelay: 2000 },
): Promise<void> {
  await app.register(underPressure, {
    ...options,
    exposeStatusRoute: false,
    pressureHandler: ({ routeOptions }, reply) => {
      if (routeOptions.url?.startsWith('/static/') || watching.has(routeOptions.url)) return;
      reply.send(new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.', retryAfterS));
    },
  });
}
