import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assetUrlsSchema } from '#domain/assets/asset.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { ApiError } from '../http/api-error.ts';
import { type ByteBudget, createByteBudget } from '../http/byte-budget.ts';
import { countedAddress } from '../http/counted-address.ts';
import { jsonStream } from '../http/json-stream.ts';
import { findPrincipal } from '../http/require-principal.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
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

export interface ShareRouteDeps {
  readonly open: OpenShare;
  /** Of answers under way; one of its own unless given. */
  readonly budget?: ByteBudget;
}

/** Of a canvas that is shared as a whole, about, until it is sent: then it is written piece by piece. */
const answerBytes = 1_000_000;
/** Of a node or an edge in the lists of the answer's node. */
const partDepth = 3;

/** `GET /api/v1/shared/{projectId}/{grant}`: what a link shows, to whoever holds it. */
export const shareRoutes: FastifyPluginAsyncZod<ShareRouteDeps> = async (
  app,
  { open, budget = createByteBudget() },
) => {
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
    async ({ params, principal, ip }, reply) => {
      reply.headers(shareHeaders);
      await takeForAnswer(budget, countedAddress(ip), answerBytes, reply);
      const opened = await open(params.projectId, params.grant);
      if (!opened) throw new ApiError(404, 'not-found', 'There is nothing at this address.');
      const { workspaceId, node, project } = opened;
      const answer: SharedNode = {
        node,
        project,
        signedIn: principal !== undefined,
        owner: principal?.workspaceId === workspaceId,
      };
      const text: unknown = jsonStream(answer, partDepth);
      return reply.type('application/json; charset=utf-8').send(text as z.infer<typeof sharedNode>);
    },
  );
};
