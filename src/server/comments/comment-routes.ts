import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { commentReadsSchema, newlySeenSchema } from '#domain/thread/comment-reads.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { requireMember } from '../http/require-member.ts';
import { createCommentReads } from './comment-reads.ts';

export interface CommentDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Routes for the comments that an account has seen. They are kept here, so that they are the same in every browser. */
export const commentRoutes: FastifyPluginAsyncZod<CommentDeps> = async (app, { db, clock }) => {
  const reads = createCommentReads(db, clock);
  const security = [{ session: [] }];
  requireForAll(app, requireMember('read'));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/api/user/me/comments',
    {
      schema: { summary: 'Which comments the account has seen', security, response: { 200: commentReadsSchema } },
    },
    async ({ principal }) => ({ seen: await reads.of(principal) }),
  );

  app.put(
    '/api/user/me/comments',
    {
      schema: {
        summary: 'Marks comments as seen',
        security,
        body: newlySeenSchema,
        response: { 200: commentReadsSchema },
      },
    },
    async ({ principal, body }) => {
      await reads.mark(principal, body.seen);
      return { seen: await reads.of(principal) };
    },
  );
};
