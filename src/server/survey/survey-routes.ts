import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { journey } from '#domain/survey/journey.ts';
import { checkDocument, endDocument, stepDocument } from '#drawing/survey/survey-document.ts';
import { limitedTo } from '../http/limited-to.ts';
import type { Reported } from '../published/log-reports.ts';
import { sendSeenPicture } from '../published/seen-picture.ts';
import { askingPage, createFindAskingPage, createFindLeadingPage } from './asking-page.ts';
import { createCloseIfFull } from './complete-response.ts';
import { askedIn, findSurvey, isLinkOf, isOpen, takesBegun } from './find-survey.ts';
import { type StepDeps, stepRoutes } from './step-routes.ts';
import { createSurveyDrafts } from './survey-drafts.ts';
import { surveyPictureRoutes } from './survey-pictures.ts';
import { createSurveyReplies, notBegun, type SurveyRepliesDeps, stepOf } from './survey-replies.ts';

export interface SurveyDeps
  extends Omit<StepDeps, 'drafts' | 'replies' | 'pageOf' | 'leadingPage' | 'closeIfFull'>,
    Omit<SurveyRepliesDeps, 'drafts'> {
  /** Signs the tokens of responses. */
  readonly key: Buffer;
  readonly reported: Reported;
}

const bySurvey = z.object({ surveyId: z.string().max(64) });
const byResponse = bySurvey.extend({ response: z.string().max(100) });

/** `/s/{surveyId}`: surveys that founders have published, for anybody, one question a page. */
export const surveyRoutes: FastifyPluginAsyncZod<SurveyDeps> = async (
  app,
  { key, origin, confirmsPeople, assets, ...deps },
) => {
  const { db, eventStore, visits, clock } = deps;
  const drafts = createSurveyDrafts(db, clock, key);
  const replies = createSurveyReplies({ origin, confirmsPeople, drafts, assets });
  const { show, notice, gone, viewOf, leadTo } = replies;
  const pageOf = createFindAskingPage(db, deps.findPublished);
  const leadingPage = createFindLeadingPage(deps.findPublished);
  const closeIfFull = createCloseIfFull(deps);

  app.get(
    '/s/:surveyId',
    {
      schema: {
        summary: 'The first step of a published survey',
        params: bySurvey,
        // Another page, too, or what is none, is as no page.
        querystring: z.looseObject({ key: z.string().max(100).default(''), page: z.string().max(100).catch('') }),
      },
    },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      const now = clock();
      const page = await leadingPage(survey, request.query.page);
      const from = page && askingPage(page);
      if (!takesBegun(survey, now) || (await closeIfFull(survey)))
        return notice(request, reply, 'closed', survey, { from });
      const { once } = survey.rules;
      const link = once === 'link' ? request.query.key : '';
      if (once === 'link') {
        if (!(await isLinkOf(eventStore, survey, link))) return notice(request, reply, 'link', survey, { from });
        const begun = await drafts.known(survey, { link });
        if (begun) return leadTo(reply, survey, begun);
      }
      if (!isOpen(survey, now)) return notice(request, reply, 'closed', survey, { from });
      const token = await visits.begin(survey, 'a', request);
      const visit = visits.read(survey, token);
      if (once === 'visitor' && visit && (await drafts.hasAnswered(survey, visit.visitor)))
        return notice(request, reply, 'answered', survey, { from });
      const { path, current, end } = journey(survey.content, {});
      const view = await viewOf(request, survey, survey.content, { ...notBegun, key: link, from });
      const shown = current ? stepDocument(stepOf(view, path, current)) : endDocument(view, end);
      return show(reply, shown, 200, token);
    },
  );

  app.get(
    '/s/:surveyId/seen/*',
    {
      schema: {
        summary: 'The picture of a survey that makes a visit count',
        params: bySurvey.extend({ '*': z.string().max(1000) }),
      },
    },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      if (typeof survey !== 'string') await visits.seen(survey, request.params['*'], request);
      return sendSeenPicture(reply);
    },
  );

  app.get(
    '/s/:surveyId/report',
    { schema: { summary: 'The button that reports a survey', params: bySurvey } },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      return typeof survey === 'string' ? notice(request, reply, survey) : notice(request, reply, 'report', survey);
    },
  );

  // What a robot is answered with, whose responses are not kept. It tells nothing that an end of a response does not.
  app.get(
    '/s/:surveyId/thanks',
    { schema: { summary: 'An end of a survey', params: bySurvey } },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      return show(reply, endDocument(await viewOf(request, survey, survey.content, notBegun), undefined));
    },
  );

  app.get(
    '/s/:surveyId/:response',
    {
      schema: {
        summary: 'A step of a response, or its end',
        params: byResponse,
        querystring: z.object({ question: z.string().max(64).optional() }),
      },
    },
    async (request, reply) => {
      const { surveyId, response } = request.params;
      const survey = await findSurvey(db, surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      const draft = await drafts.read(survey, response);
      const content = draft && (await askedIn(db, survey, draft.version));
      if (!draft || !content) return gone(request, reply, survey);
      const { answers, passed, endId, isCompleted } = draft;
      const isAsked = !isCompleted && takesBegun(survey, clock());
      const from = isAsked ? undefined : await pageOf(survey, draft);
      const view = await viewOf(request, survey, content, { answers, response, key: '', from });
      const end = content.questions.find(({ id }) => id === endId);
      if (isCompleted) return show(reply, endDocument(view, end));
      if (!isAsked) return notice(request, reply, 'closed', survey, { from });
      const { path, current } = journey(content, answers, passed);
      const wanted = path.find(({ id, kind }) => id === request.query.question && kind !== 'end') ?? current;
      return show(reply, wanted ? stepDocument(stepOf(view, path, wanted)) : checkDocument(view, path));
    },
  );

  await surveyPictureRoutes(app, { db, assets, clock });
  await stepRoutes(app, { ...deps, drafts, replies, pageOf, leadingPage, closeIfFull });
  app.post(
    '/s/:surveyId/report',
    { config: limitedTo(5), schema: { summary: 'Reports a survey to the operator', params: bySurvey } },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      const counted = await db
        .updateTable('published_surveys')
        .set((row) => ({ reports: row('reports', '+', 1) }))
        .where('workspace_id', '=', survey.workspaceId)
        .where('survey_id', '=', survey.pageId)
        .returning('reports')
        .executeTakeFirst();
      if (counted) deps.reported(`/s/${survey.pageId}`, counted.reports);
      return notice(request, reply, 'reported', survey);
    },
  );
};
