import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  editedPostSchema,
  feedbackListSchema,
  feedbackOrders,
  feedbackViews,
  newCommentSchema,
  newPostSchema,
  postDetailSchema,
  reportSchema,
  voteSchema,
} from '#domain/feedback/feedback-post.ts';
import { text } from '#domain/log/text.ts';
import { postStatuses } from '#domain/post/post.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { Attempts } from '../limits/attempts.ts';
import { takeOrRefuse } from '../limits/take-or-refuse.ts';
import type { Board } from './board.ts';
import { listPosts } from './list-posts.ts';
import type { ReaderOf } from './reader.ts';
import { staffRoutes } from './staff-routes.ts';

export interface FeedbackDeps {
  readonly db: Database;
  readonly board: Board;
  readonly readerOf: ReaderOf;
  readonly attempts: Attempts;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Limits for one account. */
const limits = {
  posts: [
    { most: 5, windowMs: 10 * minute },
    { most: 20, windowMs: day },
  ],
  comments: [
    { most: 10, windowMs: 10 * minute },
    { most: 100, windowMs: day },
  ],
  votes: [{ most: 120, windowMs: 10 * minute }],
  reports: [{ most: 20, windowMs: hour }],
  searches: [{ most: 240, windowMs: minute }],
} as const;

const ofPost = z.object({ postId: z.uuid() });
const feedbackRoute = { security: [{ session: [] }], response: { 200: postDetailSchema } };

/** `/api/v1/feedback`: what founders wish of the product, for all who are signed in. */
export const feedbackRoutes: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  const { db, board, readerOf, attempts } = deps;
  requireForAll(app, requirePrincipal);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const limit = ({ accountId }: Principal, what: keyof typeof limits): Promise<void> =>
    takeOrRefuse(
      attempts,
      limits[what].map((each) => ({ key: `feedback ${what} ${each.windowMs} ${accountId}`, ...each })),
    );

  app.get(
    '/api/v1/feedback',
    {
      schema: {
        summary: 'Posts of the feedback board; with `search` those like it, the best first',
        security: [{ session: [] }],
        querystring: z.object({
          search: z.optional(text(300)),
          status: z.enum(postStatuses).optional(),
          tag: z.optional(text(64)),
          view: z.enum(feedbackViews).default('all'),
          order: z.enum(feedbackOrders).default('votes'),
          after: z.string().max(128).optional(),
        }),
        response: { 200: feedbackListSchema },
      },
    },
    async ({ principal, query }) => {
      await limit(principal, 'searches');
      return listPosts(db, await readerOf(principal), query);
    },
  );

  app.get(
    '/api/v1/feedback/:postId',
    { schema: { summary: 'A post with its comments', params: ofPost, ...feedbackRoute } },
    async ({ principal, params }) => board.read(await readerOf(principal), params.postId),
  );

  app.post(
    '/api/v1/feedback',
    {
      schema: {
        summary: 'Posts feedback; the same id again is the same post',
        security: [{ session: [] }],
        body: newPostSchema,
        response: { 201: postDetailSchema },
      },
    },
    async ({ principal, body: { id, ...words } }, reply) => {
      await limit(principal, 'posts');
      const reader = await readerOf(principal);
      const { member } = reader;
      await board.execute(id, { type: 'WritePost', data: { member, ...words } }, `write:${member}:${id}`);
      return reply.code(201).send(await board.read(reader, id));
    },
  );

  app.post(
    '/api/v1/feedback/:postId/edit',
    { schema: { summary: 'Edits one’s own post', params: ofPost, body: editedPostSchema, ...feedbackRoute } },
    async ({ principal, params: { postId }, body }) => {
      await limit(principal, 'comments');
      const reader = await readerOf(principal);
      await board.execute(postId, { type: 'EditPost', data: { member: reader.member, ...body } });
      return board.read(reader, postId);
    },
  );

  app.post(
    '/api/v1/feedback/:postId/vote',
    {
      schema: {
        summary: 'Votes for a post and what was merged into it, or withdraws the vote',
        params: ofPost,
        body: voteSchema,
        ...feedbackRoute,
      },
    },
    async ({ principal, params: { postId }, body: { voted } }) => {
      await limit(principal, 'votes');
      const reader = await readerOf(principal);
      await board.vote(reader, postId, voted);
      return board.read(reader, postId);
    },
  );

  app.post(
    '/api/v1/feedback/:postId/comments',
    { schema: { summary: 'Comments on a post', params: ofPost, body: newCommentSchema, ...feedbackRoute } },
    async ({ principal, params: { postId }, body: { id: commentId, text } }) => {
      await limit(principal, 'comments');
      const reader = await readerOf(principal);
      const data = { ...reader, commentId, text };
      await board.execute(postId, { type: 'WriteComment', data }, `comment:${reader.member}:${commentId}`);
      return board.read(reader, postId);
    },
  );

  app.post(
    '/api/v1/feedback/:postId/comments/:commentId/remove',
    {
      schema: {
        summary: 'Removes one’s own comment',
        params: ofPost.extend({ commentId: z.uuid() }),
        ...feedbackRoute,
      },
    },
    async ({ principal, params: { postId, commentId } }) => {
      await limit(principal, 'comments');
      const reader = await readerOf(principal);
      await board.execute(postId, { type: 'RemoveComment', data: { member: reader.member, commentId } });
      return board.read(reader, postId);
    },
  );

  app.post(
    '/api/v1/feedback/:postId/report',
    { schema: { summary: 'Reports abuse to the staff', params: ofPost, body: reportSchema, ...feedbackRoute } },
    async ({ principal, params: { postId }, body }) => {
      await limit(principal, 'reports');
      const reader = await readerOf(principal);
      await board.execute(postId, { type: 'ReportAbuse', data: { member: reader.member, ...body } });
      return board.read(reader, postId);
    },
  );

  await app.register(staffRoutes, { board, readerOf });
};
