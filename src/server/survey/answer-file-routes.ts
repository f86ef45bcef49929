import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileKind } from '#domain/survey/answer-file.ts';
import { fileName, filePath } from '#domain/survey/file-text.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { type ByteBudget, createByteBudget } from '../http/byte-budget.ts';
import { requireMember, requireMembershipNow } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
import { readSurveyFile } from './survey-files.ts';

export interface AnswerFileDeps {
  readonly db: Database;
  readonly budget?: ByteBudget;
}

/** `GET /api/v1/surveys/{surveyId}/files/{fileId}`: a file that somebody has answered with, for who may read answers. */
export const answerFileRoutes: FastifyPluginAsyncZod<AnswerFileDeps> = async (
  app,
  { db, budget = createByteBudget() },
) => {
  // Also for answers to whoever may not have it.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(
    filePath(':surveyId', { id: ':fileId' }),
    {
      onRequest: requireMember('edit'),
      schema: {
        summary: 'A file that answers a survey: a stranger’s, to be opened with care',
        security: alsoForTokens,
        params: z.object({ surveyId: z.uuid(), fileId: z.uuid() }),
        produces: Object.values(types),
      },
    },
    async (request, reply) => {
      const { surveyId, fileId: id } = request.params;
      const { workspaceId, accountId } = request.principal;
      const file = await readSurveyFile(db, workspaceId, { surveyId, id });
      if (file) await takeForAnswer(budget, accountId, file.bytes, reply);
      const body = await file?.body();
      await requireMembershipNow(app.memberships, request.principal, 'edit');
      if (!file || !body) throw new ApiError(404, 'not-found', 'There’s no such file.');
      return reply.headers(headersOf(file.kind, id)).type(types[file.kind]).send(body);
    },
  );
};

const types: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** It is saved and never shown: what a stranger has sent is opened by nothing of ours. */
const headersOf = (kind: FileKind, id: string): Readonly<Record<string, string>> => ({
  'content-disposition': `attachment; filename="${fileName(kind, id.slice(0, 8))}"`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});
