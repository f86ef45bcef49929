import type { FastifyReply, FastifyRequest } from 'fastify';
import { progressAt } from '#domain/survey/progress.ts';
import type { OnceRule, Question } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { ownAddress } from '#drawing/page/address.ts';
import { type PageDocument, withToken } from '#drawing/page/page-document.ts';
import { type AskingPage, noticeDocument, type StepView, type SurveyView } from '#drawing/survey/survey-document.ts';
import { textsFor } from '#drawing/survey/texts/language.ts';
import type { SurveyNotice } from '#drawing/survey/texts/survey-texts.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { artefactHeaders } from '../published/artefact-headers.ts';
import type { PublishedSurvey } from './find-survey.ts';
import type { SurveyDraft, SurveyDrafts } from './survey-drafts.ts';
import { surveyImages } from './survey-pictures.ts';

export interface SurveyRepliesDeps {
  readonly origin: string;
  /** Whether mails go to people. */
  readonly confirmsPeople: boolean;
  readonly drafts: SurveyDrafts;
  readonly assets: AssetStore;
}

/** Parts of a page that are about the response that it belongs to. */
type Carried = Pick<SurveyView, 'answers' | 'response' | 'key' | 'from'>;

/** The same parts before a response is begun. */
export const notBegun: Carried = { answers: {}, response: '', key: '' };

/** Replies of a survey to strangers: its pages, notices, and the way to their response. */
export interface SurveyReplies {
  /** `token` is that of a visit, for the page to send back. */
  show(reply: FastifyReply, page: PageDocument, status?: number, token?: string): FastifyReply;
  /** `status` is the notice's own unless given. It leads back to the page that asked, if one did. */
  notice(
    request: FastifyRequest,
    reply: FastifyReply,
    what: SurveyNotice,
    survey?: PublishedSurvey,
    more?: { readonly status?: number; readonly from?: AskingPage | undefined },
  ): FastifyReply;
  /** Tells somebody so whose answers are kept no more, and leads back to the survey, unless it needs a link of theirs. */
  gone(request: FastifyRequest, reply: FastifyReply, survey: PublishedSurvey): FastifyReply;
  viewOf(
    request: FastifyRequest,
    survey: PublishedSurvey,
    content: SurveyContent,
    carried: Carried,
  ): Promise<SurveyView>;
  /** Leads to where a response that was begun goes on. */
  leadTo(reply: FastifyReply, survey: PublishedSurvey, draft: Pick<SurveyDraft, 'id'>): FastifyReply;
}

const statusOf: Readonly<Record<SurveyNotice, number>> = {
  missing: 404,
  removed: 410,
  'taken-down': 410,
  closed: 200,
  answered: 200,
  'answered-email': 200,
  'answered-link': 200,
  link: 200,
  gone: 404,
  'too-many': 429,
  'too-large': 413,
  full: 503,
  report: 200,
  reported: 200,
};

/** Notice for a visitor who has answered already, by the rule that keeps responses apart. */
export const answeredNotice: Readonly<Record<OnceRule, SurveyNotice>> = {
  anyone: 'answered',
  visitor: 'answered',
  address: 'answered-email',
  link: 'answered-link',
};

export function createSurveyReplies({ origin, confirmsPeople, drafts, assets }: SurveyRepliesDeps): SurveyReplies {
  const textsOf = (request: FastifyRequest, content?: Pick<SurveyContent, 'language'>) =>
    textsFor(request.headers['accept-language'], content?.language);
  const show: SurveyReplies['show'] = (reply, page, status = 200, token = '') =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ ...artefactHeaders(page.style, false), vary: 'Accept-Language' })
      .send(withToken(page.html, token));
  const notice: SurveyReplies['notice'] = (request, reply, what, survey, { status = statusOf[what], from } = {}) => {
    const of = survey && { surveyId: survey.pageId, content: survey.content, from };
    return show(reply, noticeDocument(textsOf(request, survey?.content), what, of), status);
  };
  return {
    show,
    notice,
    gone(request, reply, survey) {
      const { pageId, content, rules } = survey;
      const start = { slug: '', title: content.title, address: ownAddress('s', pageId) };
      return notice(request, reply, 'gone', survey, { from: rules.once === 'link' ? undefined : start });
    },
    async viewOf(request, survey, content, carried) {
      const images = await surveyImages(assets, survey, content);
      const image = (asset: string) => images.get(asset);
      const mails = confirmsPeople && survey.rules.once === 'address';
      return { surveyId: survey.pageId, origin, content, texts: textsOf(request, content), image, mails, ...carried };
    },
    leadTo(reply, { pageId }, draft) {
      const location = `/s/${pageId}/${drafts.tokenOf(pageId, draft.id)}`;
      return reply.code(303).headers({ 'cache-control': 'private, no-store', location }).send();
    },
  };
}

/** The page of a question that lies on the way so far. */
export function stepOf(view: SurveyView, path: readonly Question[], question: Question): StepView {
  const progress = progressAt(view.content, path, question, view.answers);
  return { ...view, question, progress, before: path[progress.number - 2] };
}
