import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import { answerNotFound } from '../http/answer-errors.ts';
import { endWithin } from '../http/end-within.ts';
import { canReadMetrics } from './can-read-metrics.ts';

export interface OperationDeps {
  readonly pool: Pool;
  readonly metrics: Registry;
  isDraining(): boolean;
  /** Opens the figures to other machines. */
  readonly metricsToken: string | undefined;
}

/** Balancers ask every few seconds. */
const answerWithinMs = 2000;

/** Liveness, readiness and figures, for whoever runs the server. */
export const operationRoutes: FastifyPluginAsync<OperationDeps> = async (app, deps) => {
  const { pool, metrics, isDraining, metricsToken } = deps;
  const config = { rateLimit: false };
  app.get('/healthz', { config, schema: { summary: 'Whether the server lives' } }, async () => ({ status: 'ok' }));

  app.get(
    '/readyz',
    { config, schema: { summary: 'Whether it can serve: its database answers; 503 where not' } },
    async (request, reply) => {
      if (isDraining()) return reply.code(503).send({ status: 'stopping' });
      try {
        if (await endWithin(pool.query('SELECT 1'), answerWithinMs)) return { status: 'ok' };
        throw new Error(`It hasn’t responded for ${answerWithinMs / 1000} seconds.`);
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'database-unavailable' });
      }
    },
  );

  app.get(
    '/metrics',
    { config, schema: { summary: 'Figures for Prometheus', produces: ['text/plain'] } },
    async (request, reply) => {
      if (!canReadMetrics(request, metricsToken)) return answerNotFound(request, reply);
      return reply.type(metrics.contentType).send(await metrics.metrics());
    },
  );
};
