import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assetUrlsSchema } from '#domain/assets/asset.ts';
import { isDrawable } from '#domain/sharing/is-drawable.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import type { SharedPart } from '#domain/sharing/shared-part.ts';
import type { DrawingTheme } from '#drawing/drawing-theme.ts';
import { ApiError } from '../http/api-error.ts';
import { type ByteBudget, createByteBudget } from '../http/byte-budget.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import { jsonStream } from '../http/json-stream.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { limitedTo } from '../http/limited-to.ts';
import { findPrincipal } from '../http/require-principal.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
import { keepPages } from '../pages/keep-pages.ts';
import type { OpenShare } from './open-share.ts';
import { shareHeaders } from './share-headers.ts';
import { drawShareImage } from './share-image.ts';

const sharedNode = z.object({
  node: z.object({
    id: z.string().nullable(),
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
  readonly clock: Clock;
  /** The colors of pictures. */
  readonly drawingTheme: () => Promise<DrawingTheme>;
  /** Budget for answers under way; by default these routes have their own. */
  readonly budget?: ByteBudget;
}

const linkParams = z.object({ projectId: z.string().max(2048), grant: z.string().max(2048) });

/** Drawing one takes a core for some tenths of a second. */
const imagesAtOnce = 1;
/** Each has some 100 KB. */
const imagesAtMost = 100;
/** Approximate budget for a canvas that is shared as a whole, until it is sent: then it is written piece by piece. */
const answerBytes = 1_000_000;
/** Depth of a node or an edge in the answer: in the lists of its node. */
const partDepth = 3;

/**
 * `GET /api/v1/shared/{projectId}/{grant}`: what a link shows, to whoever holds it; and `/shared/{projectId}/{grant}/image.png`,
 * a picture of that, for the previews of those to whom the link is sent. Both end with the link.
 */
export const shareRoutes: FastifyPluginAsyncZod<ShareRouteDeps> = async (
  app,
  { open, clock, drawingTheme, budget = createByteBudget() },
) => {
  const inTurn = limitConcurrency(imagesAtOnce);
  const draw = async (_version: string, part: SharedPart, title: string): Promise<Buffer> =>
    inTurn(async () => drawShareImage(part, title, await drawingTheme()));
  const drawn = keepPages(clock, draw, imagesAtMost);
  app.get(
    '/shared/:projectId/:grant/image.png',
    {
      config: limitedTo(60),
      schema: { hide: true, params: linkParams },
    },
    async ({ params: { projectId, grant } }, reply) => {
      reply.headers(shareHeaders);
      const opened = await open(projectId, grant);
      if (!opened) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
      const { node, project, canvasVersion } = opened;
      if (!isDrawable(node)) return reply.redirect('/social.png', 302);
      const version = JSON.stringify([projectId, grant, canvasVersion, project.title]);
      return reply.type('image/png').send(await drawn(version, node, project.title));
    },
  );
  app.get(
    '/api/v1/shared/:projectId/:grant',
    {
      onRequest: findPrincipal,
      config: limitedTo(120),
      schema: {
        summary: 'What a link shows of a canvas; 404 for every link that opens nothing',
        security: [{}, { session: [] }],
        params: linkParams,
        response: { 200: sharedNode },
      },
      // The schema describes the answer; our own types guarantee it.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ params, principal, ip }, reply) => {
      reply.headers(shareHeaders);
      await takeForAnswer(budget, countedAddress(ip), answerBytes, reply);
      const opened = await open(params.projectId, params.grant);
      if (!opened) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
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
