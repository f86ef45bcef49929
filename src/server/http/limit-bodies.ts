import type { FastifyInstance } from 'fastify';

/**
 * Size limit for calls that anybody may make: parsing a body before its sender is known must not hold up the others.
 * The longest are forms of providers, of 16 KiB.
 */
export const shortBodyBytes = 64 * 1024;

/** Takes bodies of at most 64 KiB on the routes that `app` registers from now on, unless a route says otherwise. */
export function takeShortBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= shortBodyBytes;
  });
}
