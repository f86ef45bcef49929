import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { newlyReadSchema, newsReadsSchema } from '#domain/news/news-reads.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import { createReadArticles } from './read-articles.ts';

export interface NewsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Routes for the articles that a founder has read. They are kept here, so that they are the same in every browser. */
export const newsRoutes: FastifyPluginAsyncZod<NewsDeps> = async (app, { db, clock }) => {
  const read = createReadArticles(db, clock);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/api/user/me/news',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Which articles the founder has read',
        security: [{ session: [] }],
        response: { 200: newsReadsSchema },
      },
    },
    async (request) => ({ readIds: await read.of(request.principal) }),
  );

  app.put(
    '/api/user/me/news',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Marks articles as read',
        security: [{ session: [] }],
        body: newlyReadSchema,
        response: { 200: newsReadsSchema },
      },
    },
    async (request) => {
      await read.add(request.principal, request.body.ids);
      return { readIds: await read.of(request.principal) };
    },
  );
};
