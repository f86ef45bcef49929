import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';

const workspace = z.object({ id: z.string() });

/** `GET /api/v1/workspace`: the founder's own, after which some streams are named. */
export const workspaceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/v1/workspace',
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'The id of the workspace of the founder',
        security: alsoForTokens,
        response: { 200: workspace },
      },
    },
    async ({ principal }) => ({ id: principal.workspaceId }),
  );
};
