import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { intakeLimits } from '#domain/intake/intake.ts';
import { journey } from '#domain/survey/journey.ts';
import { readAnswer } from '#domain/survey/read-answer.ts';
import type { Answers, Question, Survey } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { type PageDocument, withToken } from '#drawing/page/page-document.ts';
import {
  checkDocument,
  endDocument,
  noticeDocument,
  type StepView,
  type SurveyView,
  stepDocument,
  surveyField,
  writingOf,
} from '#drawing/survey/survey-document.ts';
import { languageOf, textsFor } from '#drawing/survey/texts/language.ts';
import type { SurveyNotice } from '#drawing/survey/texts/survey-texts.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { ProjectOf } from '../intake/project-of.ts';
import { leastAgeMs } from '../intake/visit-token.ts';
import type { Visits } from '../intake/visits.ts';
import type { Attempts } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';
import { artefactHeaders, pictureHeaders } from '../published/artefact-headers.ts';
import { completeResponse } from './complete-response.ts';
import { askedIn, findSurvey, isOpen, type PublishedSurvey } from './find-survey.ts';
import { createSurveyDrafts, type SurveyDraft } from './survey-drafts.ts';

export interface SurveyDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly visits: Visits;
  readonly projectOf: ProjectOf;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly origin: string;
  /** Signs the tokens of responses. */
  readonly key: Buffer;
  /** Whether mails go to people. */
  readonly confirmsPeople: boolean;
}

const bySurvey = z.object({ surveyId: z.string().max(64) });
const byResponse = bySurvey.extend({ response: z.string().max(100) });
const html = 'text/html; charset=utf-8';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A transparent GIF of 43 bytes. */
const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** In ten minutes from one address: steps, and responses that are begun or sent. From all in an hour: the latter. */
const stepsAtMost = 600;
const responsesAtMost = 60;
const fromAllAtMost = 6000;

const statusOf: Readonly<Record<SurveyNotice, number>> = {
  missing: 404,
  'taken-down': 410,
  closed: 200,
  answered: 200,
  link: 200,
  gone: 404,
  'too-many': 429,
  full: 503,
  report: 200,
  reported: 200,
};

/** `/s/{surveyId}`: surveys that founders have published, for anybody, one question a page. */
export const surveyRoutes: FastifyPluginAsyncZod<SurveyDeps> = async (app, deps) => {
  const { db, eventStore, visits, attempts, clock, origin, key } = deps;
  const drafts = createSurveyDrafts(db, clock, key);

  // Forms without a script send this type. A long answer has 5,000 signs, of twelve bytes at most.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const textsOf = (request: FastifyRequest) => textsFor(request.headers['accept-language']);
  const show = (reply: FastifyReply, page: PageDocument, status = 200, token = '') =>
    reply
      .code(status)
      .type(html)
      .headers({ ...artefactHeaders(page.style, false), vary: 'Accept-Language' })
      .send(withToken(page.html, token));
  const notice = (
    request: FastifyRequest,
    reply: FastifyReply,
    what: SurveyNotice,
    survey?: PublishedSurvey,
    status = statusOf[what],
  ) =>
    show(
      reply,
      noticeDocument(textsOf(request), what, survey && { surveyId: survey.pageId, content: survey.content }),
      status,
    );
  const find = async (surveyId: string) => (uuid.test(surveyId) ? findSurvey(db, surveyId) : 'missing');
  const viewOf = (
    request: FastifyRequest,
    survey: PublishedSurvey,
    content: SurveyContent,
    known: { readonly answers: Answers; readonly response: string; readonly key: string },
  ): SurveyView => {
    const mails = deps.confirmsPeople && survey.rules.once === 'address';
    return { surveyId: survey.pageId, origin, content, texts: textsOf(request), mails, ...known };
  };
  const stepOf = (view: SurveyView, path: readonly Question[], question: Question): StepView => {
    const at = path.findIndex(({ id }) => id === question.id);
    return { ...view, question, number: at + 1, before: path[at - 1] };
  };
  const addressOf = (survey: PublishedSurvey, draft: Pick<SurveyDraft, 'id'>): string =>
    `/s/${survey.pageId}/${drafts.tokenOf(survey.pageId, draft.id)}`;
  const seeOther = (reply: FastifyReply, location: string) =>
    reply.code(303).headers({ 'cache-control': 'private, no-store', location }).send();

  /** Whether a link is one that the founder has made for this survey. */
  const isLink = async ({ workspaceId, pageId }: PublishedSurvey, link: string): Promise<boolean> => {
    const survey = (await eventStore.snapshot(workspaceId, surveyStreamOf(pageId)))?.state as Survey | undefined;
    return survey?.links.includes(link) === true;
  };

  app.get(
    '/s/:surveyId',
    { schema: { hide: true, params: bySurvey, querystring: z.looseObject({ key: z.string().max(100).default('') }) } },
    async (request, reply) => {
      const survey = await find(request.params.surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      if (!isOpen(survey, clock())) return notice(request, reply, 'closed', survey);
      const { once } = survey.rules;
      const link = once === 'link' ? request.query.key : '';
      if (once === 'link') {
        if (!(await isLink(survey, link))) return notice(request, reply, 'link', survey);
        const begun = await drafts.known(survey, { link });
        if (begun) return seeOther(reply, addressOf(survey, begun));
      }
      const token = await visits.begin(survey, 'a', request);
      const visit = visits.read(survey, token);
      if (once === 'visitor' && visit) {
        const { today, before } = visit.visitor;
        const known = await drafts.known(survey, { visitors: before === null ? [today] : [today, before] });
        if (known?.isCompleted && known.ordinal !== null) return notice(request, reply, 'answered', survey);
      }
      const { path, current, end } = journey(survey.content, {});
      const view = viewOf(request, survey, survey.content, { answers: {}, response: '', key: link });
      const page = current ? stepDocument(stepOf(view, path, current)) : endDocument(view, end);
      return show(reply, page, 200, token);
    },
  );

  app.get(
    '/s/:surveyId/seen/*',
    { schema: { hide: true, params: bySurvey.extend({ '*': z.string().max(1000) }) } },
    async (request, reply) => {
      const survey = await find(request.params.surveyId);
      if (typeof survey !== 'string') await visits.seen(survey, request.params['*'], request);
      return reply.type('image/gif').headers(pictureHeaders('no-store')).send(dot);
    },
  );

  app.get('/s/:surveyId/report', { schema: { hide: true, params: bySurvey } }, async (request, reply) => {
    const survey = await find(request.params.surveyId);
    return typeof survey === 'string' ? notice(request, reply, survey) : notice(request, reply, 'report', survey);
  });

  app.post(
    '/s/:surveyId/report',
    { config: { rateLimit: { max: 5, timeWindow: 60_000 } }, schema: { hide: true, params: bySurvey } },
    async (request, reply) => {
      const survey = await find(request.params.surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      await db
        .updateTable('published_surveys')
        .set((row) => ({ reports: row('reports', '+', 1) }))
        .where('workspace_id', '=', survey.workspaceId)
        .where('survey_id', '=', survey.pageId)
        .execute();
      return notice(request, reply, 'reported', survey);
    },
  );

  app.get(
    '/s/:surveyId/:response',
    { schema: { hide: true, params: byResponse, querystring: z.object({ question: z.string().max(64).optional() }) } },
    async (request, reply) => {
      const { surveyId, response } = request.params;
      const survey = await find(surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      const draft = await drafts.read(survey, response);
      const content = draft && (await askedIn(db, survey, draft.version));
      if (!draft || !content) return notice(request, reply, 'gone', survey);
      const { answers, passed, endId } = draft;
      const view = viewOf(request, survey, content, { answers, response, key: '' });
      if (draft.isCompleted)
        return show(
          reply,
          endDocument(
            view,
            content.questions.find(({ id }) => id === endId),
          ),
        );
      if (!isOpen(survey, clock())) return notice(request, reply, 'closed', survey);
      const { path, current } = journey(content, answers, passed);
      const wanted = path.find(({ id, kind }) => id === request.query.question && kind !== 'end') ?? current;
      return show(reply, wanted ? stepDocument(stepOf(view, path, wanted)) : checkDocument(view, path));
    },
  );

  app.post('/s/:surveyId', { schema: { hide: true, params: bySurvey } }, async (request, reply) => {
    const survey = await find(request.params.surveyId);
    if (typeof survey === 'string') return notice(request, reply, survey);
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const given = (name: string): string => (sent.get(name) ?? '').slice(0, 1000);
    const from = countedAddress(request.ip);
    const isResponse = given(surveyField.response) === '' || given(surveyField.send) !== '';
    const { taken, waitS } = await attempts.take([
      ...byAddress(`survey ${survey.pageId}`, from, stepsAtMost, 600_000),
      ...(isResponse
        ? [
            ...byAddress(`responses ${survey.pageId}`, from, responsesAtMost, 600_000),
            { key: `responses ${survey.pageId}`, most: fromAllAtMost, windowMs: 3_600_000 },
          ]
        : []),
    ]);
    if (!taken) return notice(request, reply.header('retry-after', `${waitS}`), 'too-many', survey);
    if (given(surveyField.trap) !== '') {
      visits.drop(survey, 'trap');
      return show(reply, endDocument(viewOf(request, survey, survey.content, nothing), undefined));
    }
    if (!isOpen(survey, clock())) return notice(request, reply, 'closed', survey, 422);
    return given(surveyField.response) === ''
      ? takeFirst(request, reply, survey, sent)
      : takeNext(request, reply, survey, sent);
  });

  /** The first step of a response, which begins with it. */
  const takeFirst = async (
    request: FastifyRequest,
    reply: FastifyReply,
    survey: PublishedSurvey,
    sent: URLSearchParams,
  ) => {
    const link = survey.rules.once === 'link' ? (sent.get(surveyField.key) ?? '').slice(0, 100) : '';
    if (survey.rules.once === 'link' && !(await isLink(survey, link)))
      return notice(request, reply, 'link', survey, 422);
    const token = (sent.get(surveyField.token) ?? '').slice(0, 2000);
    const visit = visits.read(survey, token);
    const content = visit && (await askedIn(db, survey, visit.publishedVersion));
    const first = journey(content ?? survey.content, {});
    const view = viewOf(request, survey, content ?? survey.content, { ...nothing, key: link });
    const again = async (problem: NonNullable<StepView['rejected']>['problem'], isNew = false) => {
      if (!first.current) return notice(request, reply, 'missing', survey);
      const rejected = { values: (name: string) => sent.getAll(name), problem };
      const page = stepDocument({ ...stepOf(view, first.path, first.current), rejected });
      return show(reply, page, 422, isNew ? await visits.begin(survey, 'a', request) : token);
    };
    if (!visit || !content || !first.current || sent.get(surveyField.question) !== first.current.id)
      return again('stale', true);
    if (clock().getTime() - visit.at < leastAgeMs) return again('quick');
    const read = readAnswer(first.current, (name) => sent.getAll(name), writingOf(content, view.texts));
    if (read.kind === 'problem') return again(read.problem);
    const draft = {
      id: await visits.entryIdOf(visit, ['response', link]),
      ...{ version: visit.publishedVersion, source: visit.source, visitor: visit.visitor.today },
      ...{ ordinal: await visits.ordinalOf(survey, visit, request), link: link === '' ? null : link },
    };
    await drafts.begin(survey, draft);
    await drafts.save(draft.id, first.current.id, read.kind === 'answer' ? read.answer : undefined);
    return seeOther(reply, addressOf(survey, draft));
  };

  /** Another step of a response, or its end. */
  const takeNext = async (
    request: FastifyRequest,
    reply: FastifyReply,
    survey: PublishedSurvey,
    sent: URLSearchParams,
  ) => {
    const response = (sent.get(surveyField.response) ?? '').slice(0, 100);
    const draft = await drafts.read(survey, response);
    const content = draft && (await askedIn(db, survey, draft.version));
    if (!draft || !content) return notice(request, reply, 'gone', survey);
    const { path, current } = journey(content, draft.answers, draft.passed);
    const view = viewOf(request, survey, content, { answers: draft.answers, response, key: '' });
    const address = addressOf(survey, draft);
    if (draft.isCompleted) return seeOther(reply, address);
    if (sent.get(surveyField.send) !== null) {
      if (current) return seeOther(reply, address);
      const completed = await completeResponse({ ...deps, drafts }, survey, content, draft, languageOf(view.texts));
      if (completed === 'completed') return seeOther(reply, address);
      return notice(request, reply, completed, survey, completed === 'full' ? 503 : 422);
    }
    const question = path.find(({ id, kind }) => id === sent.get(surveyField.question) && kind !== 'end');
    if (!question) return seeOther(reply, address);
    const read = readAnswer(question, (name) => sent.getAll(name), writingOf(content, view.texts));
    const isTooLong =
      read.kind === 'answer' && lengthOf({ ...draft.answers, [question.id]: read.answer }) > intakeLimits.words;
    if (read.kind === 'problem' || isTooLong) {
      const problem = read.kind === 'problem' ? read.problem : 'full';
      const rejected = { values: (name: string) => sent.getAll(name), problem } as const;
      return show(reply, stepDocument({ ...stepOf(view, path, question), rejected }), 422);
    }
    await drafts.save(draft.id, question.id, read.kind === 'answer' ? read.answer : undefined);
    return seeOther(reply, address);
  };
};

const nothing = { answers: {}, response: '', key: '' } as const;

/** Of all that was answered, so that a response never grows beyond what one fact holds. */
const lengthOf = (answers: Answers): number => JSON.stringify(answers).length;
