import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { intakeLimits } from '#domain/intake/intake.ts';
import { fileLimits } from '#domain/survey/answer-file.ts';
import { journey } from '#domain/survey/journey.ts';
import { type Answers, asksForFile, type Question } from '#domain/survey/survey.ts';
import { askedMark } from '#drawing/survey/embedded-question.ts';
import { type StepView, stepDocument, surveyField, writingOf } from '#drawing/survey/survey-document.ts';
import { languageOf } from '#drawing/survey/texts/language.ts';
import type { SurveyNotice } from '#drawing/survey/texts/survey-texts.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { ProjectOf } from '../intake/project-of.ts';
import { ofSender } from '../intake/sender-limits.ts';
import { pageKey } from '../intake/visit-buffer.ts';
import { leastAgeMs } from '../intake/visit-token.ts';
import type { Visits } from '../intake/visits.ts';
import { isRobot } from '../intake/why-dropped.ts';
import type { Attempts, Limit } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';
import type { FindPublished } from '../published/find-published.ts';
import { takeForms } from '../published/take-forms.ts';
import { askingPage, type FindAskingPage, type FindLeadingPage } from './asking-page.ts';
import { completeResponse } from './complete-response.ts';
import { fileStepRoutes } from './file-step-routes.ts';
import { askedIn, findSurvey, isLinkOf, isOpen, type PublishedSurvey, takesBegun } from './find-survey.ts';
import type { FileForm } from './read-file-form.ts';
import { type ReadStep, readStep, valuesOf } from './read-step.ts';
import type { SurveyDraft, SurveyDrafts } from './survey-drafts.ts';
import { createSurveyFiles } from './survey-files.ts';
import { answeredNotice, notBegun, type SurveyReplies, stepOf } from './survey-replies.ts';

export interface StepDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly visits: Visits;
  readonly projectOf: ProjectOf;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly drafts: SurveyDrafts;
  readonly replies: SurveyReplies;
  readonly findPublished: FindPublished;
  readonly pageOf: FindAskingPage;
  readonly leadingPage: FindLeadingPage;
  readonly closeIfFull: (survey: PublishedSurvey) => Promise<boolean>;
}

/** In ten minutes from one address: steps, and responses that are begun or sent. From all in an hour: the latter. */
const stepsAtMost = 600;
const responsesAtMost = 60;
const fromAllAtMost = 6000;
/** Bytes of files that are kept from one address on all surveys of a workspace in a day. */
const fileBytesADay = fileLimits.unsent / 2;

const bySurvey = z.object({ surveyId: z.string().max(64) });

/** A sent form, and the survey that it was sent to. */
interface Sent extends FileForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly survey: PublishedSurvey;
}

/** Routes that take what strangers send from surveys, step by step, and answer them. */
export const stepRoutes: FastifyPluginAsyncZod<StepDeps> = async (app, deps) => {
  const { db, eventStore, visits, attempts, clock, drafts, replies, findPublished, pageOf, leadingPage, closeIfFull } =
    deps;
  const { show, notice, gone, viewOf, leadTo } = replies;
  const files = createSurveyFiles(db, clock, drafts);
  // A long answer has 5,000 signs, of twelve bytes at most.
  takeForms(app, 65_536);

  app.post(
    '/s/:surveyId',
    { schema: { summary: 'Sends a step of a survey: 303, or 422 with what is wrong', params: bySurvey } },
    async (request, reply) => {
      const survey = await findSurvey(db, request.params.surveyId);
      if (typeof survey === 'string') return notice(request, reply, survey);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return takeStep(request, reply, survey, { form, file: undefined });
    },
  );

  const takeStep = async (
    request: FastifyRequest,
    reply: FastifyReply,
    survey: PublishedSurvey,
    { form, file }: FileForm,
  ) => {
    const given = (name: string): string => (form.get(name) ?? '').slice(0, 1000);
    const isFirst = given(surveyField.response) === '';
    const from = countedAddress(request.ip);
    const isResponse = isFirst || given(surveyField.send) !== '';
    const { taken, waitS } = await attempts.take([
      ...limitsOf(survey, from, isResponse),
      ...(isResponse ? ofSender(from) : []),
    ]);
    if (!taken) return notice(request, reply.header('retry-after', `${waitS}`), 'too-many', survey);
    const isTrapped = given(surveyField.trap) !== '';
    if (isTrapped || isRobot(request)) {
      visits.drop(survey, isTrapped ? 'trap' : 'bot');
      const location = `/s/${survey.pageId}/thanks`;
      return reply.code(303).headers({ 'cache-control': 'private, no-store', location }).send();
    }
    const sent = { request, reply, survey, form, file };
    if (!takesBegun(survey, clock()) || (isFirst && (await closeIfFull(survey)))) {
      const page = isFirst ? await pageThatLed(sent) : undefined;
      const from = page ? askingPage(page) : await pageOf(survey, await drafts.read(survey, responseIn(form)));
      return notice(request, reply, 'closed', survey, { status: 422, from });
    }
    return (isFirst ? takeFirst(sent) : takeNext(sent)).catch(async (error) => {
      // It may have failed because the survey went meanwhile, with its founder's account.
      const still = await findSurvey(db, survey.pageId);
      if (typeof still === 'string') return notice(request, reply, still);
      throw error;
    });
  };
  await app.register(fileStepRoutes, { db, attempts, replies, take: takeStep });

  /** So that no one fills by themselves what all share. */
  const hasRoomFor = async ({ workspaceId }: PublishedSurvey, from: string, bytes: number): Promise<boolean> => {
    const limits = byAddress(`survey file bytes ${workspaceId}`, from, fileBytesADay, 86_400_000);
    const counted = await Promise.all(limits.map(({ key, windowMs }) => attempts.add(key, bytes, windowMs)));
    return limits.every(({ most }, n) => (counted[n]?.count ?? 0) <= most);
  };

  /** Saves what was read; false if there is no room for it. */
  const save = async (
    { request, survey }: Sent,
    draft: Pick<SurveyDraft, 'id'>,
    question: Question,
    read: Exclude<ReadStep, { readonly kind: 'problem' }>,
  ): Promise<boolean> => {
    if (read.kind === 'file') {
      const hasRoom = await hasRoomFor(survey, countedAddress(request.ip), read.file.body.length);
      return hasRoom && files.keep(survey, draft, question.id, read.file);
    }
    if (asksForFile(question) && read.kind === 'passed') await files.drop(survey, draft, question.id);
    await drafts.save(draft.id, question.id, read.kind === 'answer' ? read.answer : undefined);
    return true;
  };

  /** The page on which a first question stood, or that led to it, as far as what was sent names one. */
  const pageThatLed = ({ survey, form }: Sent) =>
    leadingPage(survey, form.get(surveyField.page) || (form.get(surveyField.from) ?? ''));

  /** The first step of a response, which begins with it. */
  const takeFirst = async (sent: Sent) => {
    const { request, reply, survey, form } = sent;
    const token = (form.get(surveyField.token) ?? '').slice(0, 2000);
    const slug = form.get(surveyField.page) ?? '';
    const isFromPage = slug !== '';
    const asked = isFromPage ? await visitFromPage(slug, token, survey, request) : undefined;
    const visit = isFromPage ? asked?.visit : visits.read(survey, token);
    const page = asked?.page ?? (await pageThatLed(sent));
    const from = page && askingPage(page);
    const refuse = (what: SurveyNotice) => notice(request, reply, what, survey, { status: 422, from });
    if (asked && survey.rules.once === 'visitor' && (await drafts.hasAnswered(survey, asked.visit.visitor)))
      return refuse('answered');
    // The page was shown while the survey was open: what was typed into it is taken for a while.
    const isInTime = isOpen(survey, clock()) || (visit && isOpen(survey, new Date(visit.at)));
    if (!isInTime) return refuse('closed');
    const link = survey.rules.once === 'link' ? (form.get(surveyField.key) ?? '').slice(0, 100) : '';
    if (survey.rules.once === 'link' && !(await isLinkOf(eventStore, survey, link))) return refuse('link');
    const content = visit && (await askedIn(db, survey, visit.publishedVersion));
    const first = journey(content ?? survey.content, {});
    const view = await viewOf(request, survey, content ?? survey.content, { ...notBegun, key: link, from });
    const again = async (problem: Problem, isNew = false) => {
      if (!first.current) return notice(request, reply, 'missing', survey);
      const { current } = first;
      const values = valuesOf(current, sent, undefined, writingOf(view.content, view.texts));
      const rejected = { values, problem };
      const document = stepDocument({ ...stepOf(view, first.path, first.current), rejected });
      return show(reply, document, 422, isNew || isFromPage ? await visits.begin(survey, 'a', request) : token);
    };
    if (!visit || !content || !first.current || form.get(surveyField.question) !== first.current.id)
      return again('stale', true);
    // It was asked otherwise where it stood on a page, which was opened before.
    if (isFromPage && form.get(surveyField.asked) !== askedMark(first.current, content.currency))
      return again('stale', true);
    if (!(await visits.hasSeenFor(survey, visit, leastAgeMs))) return again('quick');
    const read = await readStep(first.current, sent, undefined, writingOf(content, view.texts));
    if (read.kind === 'problem') return again(read.problem);
    const draft = {
      id: await visits.entryIdOf(visit, ['response', link]),
      ...{ version: visit.publishedVersion, source: visit.source, visitor: visit.visitor.today },
      ...{ ordinal: await visits.ordinalOf(survey, visit, request), link: link === '' ? null : link },
      pageId: page?.pageId ?? null,
    };
    await drafts.begin(survey, draft);
    if (!(await save(sent, draft, first.current, read))) return again('file-room');
    return leadTo(reply, survey, draft);
  };

  /** The founder's page on which the question stood, and its visit as one of the survey. */
  const visitFromPage = async (slug: string, token: string, survey: PublishedSurvey, request: FastifyRequest) => {
    const page = await findPublished(slug);
    if (typeof page === 'string' || page.workspaceId !== survey.workspaceId) return undefined;
    const visit = visits.read(page, token);
    const own = visit && (await visits.continueOn(visit, survey, request));
    return own && { visit: own, page };
  };

  /** Another step of a response, or its end. */
  const takeNext = async (sent: Sent) => {
    const { request, reply, survey, form } = sent;
    const response = responseIn(form);
    const draft = await drafts.read(survey, response);
    const content = draft && (await askedIn(db, survey, draft.version));
    if (!draft || !content) return gone(request, reply, survey);
    if (draft.isCompleted) return leadTo(reply, survey, draft);
    const { path, current } = journey(content, draft.answers, draft.passed);
    const view = await viewOf(request, survey, content, { answers: draft.answers, response, key: '' });
    if (form.get(surveyField.send) !== null) {
      if (current) return leadTo(reply, survey, draft);
      const completed = await completeResponse(deps, survey, content, draft, languageOf(view.texts));
      if (completed === 'completed') return leadTo(reply, survey, draft);
      const still = completed === 'missing' ? await findSurvey(db, survey.pageId) : undefined;
      if (typeof still === 'string') return notice(request, reply, still);
      const what = completed === 'answered' ? answeredNotice[survey.rules.once] : completed;
      const from = await pageOf(survey, draft);
      return notice(request, reply, what, survey, { status: completed === 'full' ? 503 : 422, from });
    }
    const question = path.find(({ id, kind }) => id === form.get(surveyField.question) && kind !== 'end');
    if (!question) return leadTo(reply, survey, draft);
    const before = Object.hasOwn(draft.answers, question.id) ? draft.answers[question.id] : undefined;
    const writing = writingOf(content, view.texts);
    const reject = (problem: Problem) => {
      const rejected = { values: valuesOf(question, sent, before, writing), problem };
      return show(reply, stepDocument({ ...stepOf(view, path, question), rejected }), 422);
    };
    const read = await readStep(question, sent, before, writing);
    const isTooLong =
      read.kind === 'answer' && lengthOf({ ...draft.answers, [question.id]: read.answer }) > intakeLimits.words;
    if (read.kind === 'problem' || isTooLong) return reject(read.kind === 'problem' ? read.problem : 'full');
    if (!(await save(sent, draft, question, read))) return reject('file-room');
    return leadTo(reply, survey, draft);
  };
};

/** The token of the response that a later step is of. */
const responseIn = (form: URLSearchParams): string => (form.get(surveyField.response) ?? '').slice(0, 100);

type Problem = NonNullable<StepView['rejected']>['problem'];

function limitsOf(survey: PublishedSurvey, from: string, isResponse: boolean): Limit[] {
  const key = pageKey(survey);
  const steps = byAddress(`survey ${key}`, from, stepsAtMost, 600_000);
  if (!isResponse) return steps;
  const responses = byAddress(`responses ${key}`, from, responsesAtMost, 600_000);
  return [...steps, ...responses, { key: `responses ${key}`, most: fromAllAtMost, windowMs: 3_600_000 }];
}

/** Returns the length of all answers, so that a response never grows beyond what one fact holds. */
const lengthOf = (answers: Answers): number => JSON.stringify(answers).length;
