import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assetUrlsSchema } from '#domain/assets/asset.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { ApiError } from '../http/api-error.ts';
import { findPrincipal } from '../http/require-principal.ts';
import type { OpenShare } from './open-share.ts';
import { shareHeaders } from './share-headers.ts';

const sharedNode = z.object({
  node: z.object({
    id: z.string(),
    nodes: z.array(z.record(z.string(), z.json())),
    edges: z.array(z.record(z.string(), z.json())),
    assets: assetUrlsSchema.shape.assets,
  }),
  project: z.object({ title: z.string() }),
  signedIn: z.boolean(),
  owner: z.boolean(),
});

/** `GET /api/v1/shared/{projectId}/{grant}`: what a link shows, to whoever holds it. */
export const shareRoutes: FastifyPluginAsyncZod<{ readonly open: OpenShare }> = async (app, { open }) => {
  app.get(
    '/api/v1/shared/:projectId/:grant',
    {
      onRequest: findPrincipal,
      config: { rateLimit: { max: 120, timeWindow: 60_000 } },
      schema: {
        summary: 'A shared node with what belongs to it; 404 for every link that opens nothing',
        security: [{}, { session: [] }],
        params: z.object({ projectId: z.string().max(2048), grant: z.string().max(2048) }),
        response: { 200: sharedNode },
      },
      // The schema describes the answer; our own types guarantee it.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ params, principal }, reply) => {
      reply.headers(shareHeaders);
      const opened = await open(params.projectId, params.grant);
      if (!opened) throw new ApiError(404, 'not-found', 'There is nothing at this address.');
      const { workspaceId, node, project } = opened;
      const answer: SharedNode = {
        node,
        project,
        signedIn: principal !== undefined,
        owner: principal?.workspaceId === workspaceId,
      };
      return answer as unknown as z.infer<typeof sharedNode>;
    },
  );
};
