import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Gives a hook to each route of a plugin that is registered from now on. Other than with `addHook('onRequest')` it stands with
 * the route itself, so that who a route is for can be read from the route.
 */
export function requireForAll(app: FastifyInstance, hook: (request: FastifyRequest) => Promise<void>): void {
  app.addHook('onRoute', (route) => {
    const before = [route.onRequest ?? []].flat();
    if (!before.some((each) => each === hook)) route.onRequest = [hook, ...before];
  });
}
