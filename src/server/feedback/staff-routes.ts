import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  answerSchema,
  mergeSchema,
  moderationSchema,
  type PostDetail,
  postDetailSchema,
  tagsSchema,
} from '#domain/feedback/feedback-post.ts';
import type { PostCommand } from '#domain/post/post-commands.ts';
import type { Principal } from '../accounts/principal.ts';
import { ApiError } from '../http/api-error.ts';
import type { Board } from './board.ts';
import type { ReaderOf } from './reader.ts';

export interface StaffDeps {
  readonly board: Board;
  readonly readerOf: ReaderOf;
}

const params = z.object({ postId: z.uuid() });
const staffOnly = { security: [{ session: [] }], params, response: { 200: postDetailSchema } };

/** Routes for the staff, whom the operator names in `STAFF_EMAILS`. */
export const staffRoutes: FastifyPluginAsyncZod<StaffDeps> = async (app, { board, readerOf }) => {
  const carryOut = async (
    principal: Principal,
    postId: string,
    command: (staff: { staff: string }) => PostCommand,
  ): Promise<PostDetail> => {
    const reader = await readerOf(principal);
    if (!reader.isStaff) throw new ApiError(403, 'staff-only', 'Only the team can do this.');
    await board.execute(postId, command({ staff: reader.member }));
    return board.read(reader, postId);
  };

  app.post(
    '/api/v1/feedback/:postId/answer',
    { schema: { summary: 'Staff: sets the status, with a reply', body: answerSchema, ...staffOnly } },
    ({ principal, params: { postId }, body }) =>
      carryOut(principal, postId, (staff) => ({ type: 'AnswerPost', data: { ...staff, ...body } })),
  );

  app.post(
    '/api/v1/feedback/:postId/tags',
    { schema: { summary: 'Staff: sets the tags', body: tagsSchema, ...staffOnly } },
    ({ principal, params: { postId }, body }) =>
      carryOut(principal, postId, (staff) => ({ type: 'TagPost', data: { ...staff, ...body } })),
  );

  app.post(
    '/api/v1/feedback/:postId/merge',
    {
      schema: {
        summary: 'Staff: merges the post into another one; null takes that back',
        body: mergeSchema,
        ...staffOnly,
      },
    },
    ({ principal, params: { postId }, body: { into } }) =>
      carryOut(principal, postId, (staff) =>
        into === null ? { type: 'UnmergePost', data: staff } : { type: 'MergePost', data: { ...staff, into } },
      ),
  );

  app.post(
    '/api/v1/feedback/:postId/moderate',
    {
      schema: {
        summary: 'Staff: hides or shows a post or a comment, and settles reports',
        body: moderationSchema,
        ...staffOnly,
      },
    },
    ({ principal, params: { postId }, body }) =>
      carryOut(principal, postId, (staff) => ({ type: 'ModeratePost', data: { ...staff, ...body } })),
  );
};
