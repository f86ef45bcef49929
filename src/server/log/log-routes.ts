import type { FastifyPluginAsync } from 'fastify';
import { createByteBudget } from '../http/byte-budget.ts';
import { commandRoutes } from './command-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { liveRoutes } from './live-routes.ts';
import type { LogDeps } from './log-deps.ts';
import { createSendCommands } from './send-commands.ts';
import { workspaceRoutes } from './workspace-routes.ts';

/** Commands in, events out; no cache keeps any of it, since none is told when a founder signs out. Live connections need `@fastify/websocket`, whose `preClose` leaves closing to them. */
export const logRoutes: FastifyPluginAsync<LogDeps> = async (app, given) => {
  const deps = { ...given, budget: given.budget ?? createByteBudget() };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(commandRoutes, { send: deps.send ?? createSendCommands(app, deps) });
  await app.register(eventRoutes, deps);
  await app.register(liveRoutes, deps);
  await app.register(workspaceRoutes);
};
