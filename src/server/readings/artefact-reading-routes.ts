import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { pageFigures } from '#domain/intake/page-figures.ts';
import { eachPart } from '#domain/log/parts.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { filePath } from '#domain/survey/file-text.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { isResponse } from '#domain/survey/survey-response.ts';
import { answersToSurvey } from '#drawing/survey/answered-page.ts';
import { ApiError } from '../http/api-error.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { seesPeople } from '../log/hide-personal.ts';
import { answerMember, id, pageOf, querystring } from './reading-page.ts';
import { figuresReading, responseReading } from './reading-schemas.ts';
import { readFigures, readResponse } from './readings.ts';
import { takePage } from './take-page.ts';
import { createWorkspaceReader, type WorkspaceReaderDeps } from './workspace-reader.ts';

const nothingYet: Pick<Intake, 'runs' | 'entries'> = { runs: [], entries: {} };

/** Results of a page or a survey. */
export const artefactReadingRoutes: FastifyPluginAsyncZod<WorkspaceReaderDeps> = async (app, deps) => {
  const onRequest = requireMember('read');
  const security = alsoForTokens;

  app.get(
    '/api/v1/pages/:pageId/figures',
    {
      onRequest,
      schema: {
        summary: 'Visitors of a page, and how many of them reached its goal',
        security,
        params: z.object({ pageId: id }),
        response: { 200: figuresReading },
      },
    },
    async (request, reply) => {
      const reader = createWorkspaceReader(deps, request.principal.workspaceId);
      const { pageId } = request.params;
      const page = await reader.stateNow<Page>(pageStreamOf(pageId));
      if (!page) throw new ApiError(404, 'not-found', 'There’s no such page.');
      const intake = await reader.stateOf<Intake>(intakeStreamOf(pageId));
      const figures = readFigures(page.goal, pageFigures(intake ?? nothingYet, page.goal));
      return answerMember(request, reply, () => figures);
    },
  );

  app.get(
    '/api/v1/surveys/:surveyId/responses',
    {
      onRequest,
      schema: {
        summary: 'Responses to a survey, the oldest first',
        security,
        params: z.object({ surveyId: id }),
        querystring,
        response: { 200: pageOf(responseReading) },
      },
    },
    async (request, reply) => {
      const reader = createWorkspaceReader(deps, request.principal.workspaceId);
      const { surveyId } = request.params;
      const survey = await reader.stateNow<Survey>(surveyStreamOf(surveyId));
      if (!survey) throw new ApiError(404, 'not-found', 'There’s no such survey.');
      const intake = await reader.stateOf<Intake>(intakeStreamOf(surveyId));
      const responses = new Map(
        [...eachPart(intake?.entries ?? {})]
          .filter(isResponse)
          .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
          .map((entry) => [entry.id, entry]),
      );
      const answersOf = answersToSurvey(survey, (file) => filePath(surveyId, file));
      const { items, next } = await takePage([...responses.keys()], request.query, (each) => responses.get(each));
      return answerMember(request, reply, (membership) => ({
        items: items.map((entry) => readResponse(entry, answersOf, seesPeople(membership))),
        next,
      }));
    },
  );
};
