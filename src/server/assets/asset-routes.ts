import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assetIdsSchema, assetUrlsSchema } from '#domain/assets/asset.ts';
import { ApiError } from '../http/api-error.ts';
import { type ByteBudget, createByteBudget } from '../http/byte-budget.ts';
import { countedAddress } from '../http/counted-address.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
import { assetPath } from './asset-urls.ts';
import { imageHeaders } from './image-headers.ts';
import { type UploadDeps, uploadRoutes } from './upload-routes.ts';

export interface AssetRouteDeps extends UploadDeps {
  /** Budget for answers under way; by default these routes have their own. */
  readonly budget?: ByteBudget;
}

/** Budget for an image that is sent slice by slice. */
const slicesBytes = 500_000;

/** Images of canvases: added and found by their founders, shown to whoever has a signed address. */
export const assetRoutes: FastifyPluginAsyncZod<AssetRouteDeps> = async (
  app,
  { store, urls, budget = createByteBudget() },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(uploadRoutes, { store, urls });

  app.post(
    `${assetPath}/urls`,
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'Addresses of images of the founder, good for one to two hours',
        security: alsoForTokens,
        body: assetIdsSchema,
        response: { 200: assetUrlsSchema },
      },
    },
    async ({ principal, body }) => {
      const found = await store.find(principal.workspaceId, body.ids);
      const entries = found.map(({ id, type, width, height }) => [id, { type, width, height, ...urls.sign(id) }]);
      return { assets: Object.fromEntries(entries) };
    },
  );

  app.get(
    `${assetPath}/:id`,
    {
      schema: {
        summary: 'An image, by an address that was signed',
        params: z.object({ id: z.string() }),
        querystring: z.object({ expires: z.string().max(16).default(''), signature: z.string().max(64).default('') }),
        produces: ['image/png', 'image/jpeg', 'image/webp'],
      },
    },
    async ({ params, query, ip }, reply) => {
      const isGood = urls.isGood(params.id, query.expires, query.signature);
      if (isGood) await takeForAnswer(budget, countedAddress(ip), slicesBytes, reply);
      const image = isGood ? await store.body(params.id) : undefined;
      if (!image) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
      return reply
        .headers(imageHeaders(image.type, image.bytes))
        .type(image.type)
        .send(Readable.from(image.slices, { objectMode: false }));
    },
  );
};
