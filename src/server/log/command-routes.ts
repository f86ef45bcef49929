import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commandBatchSchema } from '#domain/log/command.ts';
import { commandResultSchema } from '#domain/log/command-result.ts';
import { findPrincipal, requirePrincipal } from '../http/require-principal.ts';
import type { LogDeps } from './log-deps.ts';

const answer = z.object({ results: z.array(commandResultSchema) });

/** `POST /api/v1/commands`: a founder's wishes, each with its answer. */
export const commandRoutes: FastifyPluginAsyncZod<Pick<LogDeps, 'eventStore' | 'meter'>> = async (
  app,
  { eventStore, meter },
) => {
  app.post(
    '/api/v1/commands',
    {
      onRequest: findPrincipal,
      preHandler: requirePrincipal,
      schema: { body: commandBatchSchema, response: { 200: answer } },
      // The schema describes the answer; checking what our own types guarantee would cost more than the append.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ body, principal }) => {
      const { accountId, workspaceId, sessionId } = principal;
      const actor = { workspaceId, by: { kind: 'founder', id: accountId }, device: sessionId } as const;
      const results = await eventStore.execute(actor, body.commands, { atomic: body.atomic });
      meter?.answered(results);
      return { results } as z.infer<typeof answer>;
    },
  );
};
