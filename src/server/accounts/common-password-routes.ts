import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { commonPasswordFingerprints } from '../identity/common-passwords.ts';

/**
 * The list of common passwords, so that a browser can judge a password while it is typed and send it nowhere. Asking
 * about one password, or about a part of its hash, would tell more with every letter.
 */
export const commonPasswordRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/v1/common-passwords',
    {
      schema: {
        summary: 'The 10,000 most common passwords, as the FNV-1a of each in small letters: 4 bytes big-endian, rising',
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400').type('application/octet-stream');
      return reply.send(commonPasswordFingerprints);
    },
  );
};
