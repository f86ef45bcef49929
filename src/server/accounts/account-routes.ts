import type { FastifyPluginAsync } from 'fastify';
import { type AuthDeps, authRoutes } from './auth-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { userRoutes } from './user-routes.ts';
import { type WaitlistDeps, waitlistRoutes } from './waitlist-routes.ts';

export type AccountDeps = AuthDeps & WaitlistDeps;

/** Everything over HTTP that is about accounts and their sessions. */
export const accountRoutes: FastifyPluginAsync<AccountDeps> = async (app, deps) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(authRoutes, deps);
  await app.register(sessionRoutes, deps);
  await app.register(userRoutes, deps);
  await app.register(waitlistRoutes, deps);
};
