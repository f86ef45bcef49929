import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileLimits } from '#domain/survey/answer-file.ts';
import { fileStep } from '#drawing/survey/survey-document.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import { countedAddress } from '../http/counted-address.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
import type { Attempts } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';
import { findSurvey, type PublishedSurvey } from './find-survey.ts';
import { type FileForm, readFileForm } from './read-file-form.ts';
import type { SurveyReplies } from './survey-replies.ts';

export interface FileStepDeps {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly replies: SurveyReplies;
  /** Takes the step as it takes those without a file. */
  readonly take: (
    request: FastifyRequest,
    reply: FastifyReply,
    survey: PublishedSurvey,
    sent: FileForm,
  ) => Promise<FastifyReply>;
}

/** From one address on all surveys, in ten minutes and in a day. */
const filesAtMost = 40;
const filesADayAtMost = 300;
/** In bytes: more than a person chooses by mistake is not read to its end. */
const readAtMost = 100_000_000;
/** The fields of a step, none of which is longer than a token. */
const fieldLimits = { fieldNameSize: 100, fieldSize: 4_000, fields: 20, headerPairs: 20 };

/** `POST /s/{surveyId}/file`: the only address that takes a form with a file, which it holds in memory one at a time each. */
export const fileStepRoutes: FastifyPluginAsyncZod<FileStepDeps> = async (app, { db, attempts, replies, take }) => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { ...fieldLimits, fileSize: fileLimits.file, files: 1, parts: fieldLimits.fields + 1 },
  });
  const budget = createByteBudget();
  app.post(
    `/s/:surveyId/${fileStep}`,
    {
      schema: {
        summary: 'Sends a step of a survey with a file: 303, or 422 with what is wrong',
        consumes: ['multipart/form-data'],
        params: z.object({ surveyId: z.string().max(64) }),
      },
    },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      if (typeof survey === 'string') return replies.notice(request, reply, survey);
      const from = countedAddress(request.ip);
      const { taken, waitS } = await attempts.take([
        ...byAddress('survey files', from, filesAtMost, 600_000),
        ...byAddress('survey files in a day', from, filesADayAtMost, 86_400_000),
      ]);
      if (!taken) return replies.notice(request, reply.header('retry-after', `${waitS}`), 'too-many', survey);
      // Every browser says how long a form is; one that does not say might never end.
      if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > readAtMost)
        return replies.notice(request, reply.header('connection', 'close'), 'too-large', survey);
      try {
        await takeForAnswer(budget, from, fileLimits.file, reply);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        reply.header('retry-after', error.retryAfterS);
        return replies.notice(request, reply, 'too-many', survey, { status: error.statusCode });
      }
      return take(request, reply, survey, await readFileForm(request));
    },
  );
};
