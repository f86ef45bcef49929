import type { FastifyPluginAsync } from 'fastify';
import { activityRoutes } from '../security/activity-routes.ts';
import { type AuthDeps, authRoutes } from './auth-routes.ts';
import { commonPasswordRoutes } from './common-password-routes.ts';
import { type DeletionDeps, deletionRoutes } from './deletion-routes.ts';
import { type ExportDeps, exportRoutes } from './export-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { type SessionDeps, sessionRoutes } from './session-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { userRoutes } from './user-routes.ts';
import { type WaitlistDeps, waitlistRoutes } from './waitlist-routes.ts';

export type AccountDeps = AuthDeps & SessionDeps & WaitlistDeps & ExportDeps & DeletionDeps;

/** Everything over HTTP that is about accounts and their sessions. */
export const accountRoutes: FastifyPluginAsync<AccountDeps> = async (app, deps) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(authRoutes, deps);
  await app.register(commonPasswordRoutes);
  await app.register(sessionRoutes, deps);
  await app.register(activityRoutes, deps);
  await app.register(userRoutes, deps);
  await app.register(settingsRoutes, deps);
  await app.register(pictureRoutes, deps);
  await app.register(exportRoutes, deps);
  await app.register(deletionRoutes, deps);
  await app.register(waitlistRoutes, deps);
};
