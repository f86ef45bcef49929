import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assetLimits, uploadedAssetSchema } from '#domain/assets/asset.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { requireMember } from '../http/require-member.ts';
import type { AssetStore } from './asset-store.ts';
import { type AssetUrls, assetPath } from './asset-urls.ts';
import { encodeImage } from './encode-image.ts';

export interface UploadDeps {
  readonly store: AssetStore;
  readonly urls: AssetUrls;
}

/** `POST /api/v1/assets`: an image as it is, whatever its content type says. */
export const uploadRoutes: FastifyPluginAsyncZod<UploadDeps> = async (app, { store, urls }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    assetPath,
    {
      onRequest: requireMember('edit'),
      bodyLimit: assetLimits.bytes,
      // Reading one takes a core for up to some seconds.
      config: limitedTo(60),
      schema: {
        summary:
          'Adds an image: PNG, JPEG, WebP, GIF or AVIF, at most 10 MiB and 50 million pixels, and 128 MB where it is held whole',
        security: [{ session: [] }],
        consumes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
        body: z.file(),
        response: { 200: uploadedAssetSchema, 201: uploadedAssetSchema },
      },
      validatorCompiler: () => (value) => ({ value }),
    },
    async ({ principal: { workspaceId }, body }, reply) => {
      const sent: unknown = body;
      if (!Buffer.isBuffer(sent)) throw new ApiError(400, 'invalid-request', 'There’s no image in the request.');
      const before = await store.made(workspaceId, sent);
      const asset = before ?? (await store.keep(workspaceId, sent, await encodeImage(sent)));
      return reply.code(before ? 200 : 201).send({ ...asset, ...urls.sign(asset.id) });
    },
  );
};
