import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { picturePath, pictureType, sentPictureTypes } from '#domain/account/picture.ts';
import { assetLimits } from '#domain/assets/asset.ts';
import { userSchema } from '#domain/user/user.ts';
import { encodePicture } from '../assets/encode-image.ts';
import { imageHeaders } from '../assets/image-headers.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { limitedTo } from '../http/limited-to.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import { createAccountPictures } from './account-pictures.ts';
import type { Accounts } from './accounts.ts';

export interface PictureDeps {
  readonly accounts: Accounts;
  readonly db: Database;
  readonly clock: Clock;
}

/** The picture that a founder is shown by. */
export const pictureRoutes: FastifyPluginAsyncZod<PictureDeps> = async (app, { accounts, db, clock }) => {
  const pictures = createAccountPictures(db, clock);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  requireForAll(app, requirePrincipal);
  const security = [{ session: [] }];

  app.put(
    picturePath,
    {
      bodyLimit: assetLimits.bytes,
      // Reading one takes a core for up to some seconds.
      config: limitedTo(20),
      schema: {
        summary:
          'Chooses the picture of the founder: an image as for a canvas, of which the middle is kept as a square',
        security,
        consumes: [...sentPictureTypes],
        body: z.file(),
        response: { 200: userSchema },
      },
      validatorCompiler: () => (value) => ({ value }),
    },
    async ({ principal: { accountId }, body }) => {
      const sent: unknown = body;
      if (!Buffer.isBuffer(sent)) throw new ApiError(400, 'invalid-request', 'There’s no image in the request.');
      await pictures.keep(accountId, await encodePicture(sent));
      return accounts.readUser(accountId);
    },
  );

  app.delete(
    picturePath,
    { schema: { summary: 'Removes the picture of the founder', security, response: { 200: userSchema } } },
    async ({ principal: { accountId } }) => {
      await pictures.remove(accountId);
      return accounts.readUser(accountId);
    },
  );

  app.get(
    `${picturePath}/:id`,
    {
      schema: {
        summary: 'The picture of the founder or of a member of a workspace of theirs, while it is this one',
        security,
        params: z.object({ id: z.string() }),
        produces: [pictureType],
      },
    },
    async ({ principal, params }, reply) => {
      const picture = await pictures.readSeenBy(principal.accountId, params.id);
      if (!picture) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
      const { type, body } = picture;
      return reply.headers(imageHeaders(type, body.length)).type(type).send(body);
    },
  );
};
