import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionListSchema } from '#domain/account/session-record.ts';
import { ApiError } from '../http/api-error.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { Sessions } from './sessions.ts';

export interface SessionDeps {
  readonly sessions: Sessions;
}

/** Where a founder is signed in, and the end of it from afar. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionDeps> = async (app, { sessions }) => {
  app.addHook('onRequest', requirePrincipal);
  const security = [{ session: [] }];

  app.get(
    '/api/v1/auth/sessions',
    { schema: { summary: 'Where the founder is signed in', security, response: { 200: sessionListSchema } } },
    async ({ principal }) => ({ sessions: await sessions.list(principal) }),
  );

  app.delete(
    '/api/v1/auth/sessions',
    { schema: { summary: 'Ends every other session', security, response: { 204: z.undefined() } } },
    async ({ principal: { accountId, sessionId } }, reply) => {
      await sessions.endAll(accountId, { except: sessionId });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/v1/auth/sessions/:id',
    {
      schema: {
        summary: 'Ends one session',
        security,
        params: z.object({ id: z.uuid() }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, params }, reply) => {
      const ended = await sessions.endOne(principal.accountId, params.id);
      if (!ended) throw new ApiError(404, 'not-found', 'There is no such session.');
      return reply.code(204).send();
    },
  );
};
