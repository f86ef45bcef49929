import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { answerNotFound } from '../http/answer-errors.ts';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { isLocalRequest } from '../operations/is-local-request.ts';

export interface AskDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Most unknown hosts in a minute: whoever points many names at the server gets no certificate for any, and soon no answer. */
const unknownAtMost = 300;

/**
 * `GET /internal/domains/ask?domain=`: whether a proxy on this machine may have a certificate made for a host, as Caddy asks
 * before it does: https://caddyserver.com/docs/automatic-https#on-demand-tls. Yes for hosts that are proven, and nobody else.
 */
export const askRoutes: FastifyPluginAsyncZod<AskDeps> = async (app, { db, clock }) => {
  const unknown = createAttemptCounter(clock, 60_000);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isLocalRequest(request)) return answerNotFound(request, reply);
  });
  app.get(
    '/internal/domains/ask',
    {
      config: { rateLimit: false },
      schema: { hide: true, querystring: z.object({ domain: z.string().min(1).max(253) }) },
    },
    async ({ query: { domain } }, reply) => {
      const row = await db
        .selectFrom('page_domains')
        .select('host')
        .where('host', '=', domain.toLowerCase())
        .where('state', '=', 'working')
        .executeTakeFirst();
      if (row) return reply.code(200).type('text/plain; charset=utf-8').send('yes\n');
      const wait = unknown.take('all', unknownAtMost);
      return reply
        .code(wait === null ? 404 : 429)
        .type('text/plain; charset=utf-8')
        .send('no\n');
    },
  );
};
