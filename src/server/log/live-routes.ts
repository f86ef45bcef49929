import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { type LiveConnection, openLiveConnection } from './live-connection.ts';
import type { LogDeps } from './log-deps.ts';
import { positionQuery } from './position-query.ts';

const timingByDefault = { authWithinMs: 5000, pingEveryMs: 25_000 };

/** WebSocket `/api/v1/live`: each event once, in order, from a position on. */
export const liveRoutes: FastifyPluginAsyncZod<LogDeps> = async (app, deps) => {
  const { eventStore, sessions, isOurOrigin, timing = timingByDefault } = deps;
  const connections = new Set<LiveConnection>();

  const stops = [
    eventStore.onAppended((workspaceId) => {
      for (const connection of connections) if (connection.principal()?.workspaceId === workspaceId) connection.wake();
    }),
    sessions.onEnded((sessionId) => {
      for (const connection of connections) if (connection.principal()?.sessionId === sessionId) connection.refuse();
    }),
  ];
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    for (const connection of connections) connection.restart();
  });

  app.get(
    '/api/v1/live',
    {
      websocket: true,
      schema: { querystring: z.object({ after: positionQuery }) },
      onRequest: async ({ headers }) => {
        if (!isOurOrigin(headers.origin)) throw new ApiError(403, 'foreign-origin', 'This page may not connect.');
      },
    },
    (socket, request) => {
      const connection = openLiveConnection(socket, request.query.after, { ...deps, timing, log: request.log });
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    },
  );
};
