import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commandBatchSchema } from '#domain/log/command-envelope.ts';
import { commandResultSchema } from '#domain/log/command-result.ts';
import { readJson } from '../http/read-json.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens, findPrincipal } from '../http/require-principal.ts';
import type { SendCommands } from './send-commands.ts';

const answer = z.object({ results: z.array(commandResultSchema) });
const route = '/api/v1/commands';

/** `POST /api/v1/commands`: a founder's commands, each with its answer. */
export const commandRoutes: FastifyPluginAsyncZod<{ readonly send: SendCommands }> = async (app, { send }) => {
  // Names such as `__proto__` are for the schema, which copies none of them: in data they must not hold up the others.
  // What is empty is no body, so that who may not send any hears that first.
  readJson(app, { onPoisoning: 'ignore', isEmptyAllowed: true });

  app.post(
    route,
    {
      onRequest: findPrincipal,
      preValidation: requireMember('read'),
      schema: {
        summary: 'Commands, in order, and an answer to each',
        security: alsoForTokens,
        body: commandBatchSchema,
        response: { 200: answer },
      },
      // The schema describes the answer; checking what our own types guarantee would cost more than the append.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ body, principal, bodyBytes = 0 }) => {
      const results = await send(principal, body, { bytes: bodyBytes, route });
      return { results } as z.infer<typeof answer>;
    },
  );
};
