import { leadsToSurvey } from '#domain/page/leads-to-survey.ts';
import { outsideAddress, ownAddress } from '#drawing/page/address.ts';
import type { AskingPage } from '#drawing/survey/survey-document.ts';
import type { Database } from '../db/database.ts';
import { type FindPublished, findPublishedById, homeOf, type PublishedPage } from '../published/find-published.ts';
import type { PublishedSurvey } from './find-survey.ts';
import type { SurveyDraft } from './survey-drafts.ts';

/** Finds the page that asked the first question of a response, or led to it; undefined if none did, or it is off the web. */
export type FindAskingPage = (
  survey: Pick<PublishedSurvey, 'workspaceId'>,
  draft: Pick<SurveyDraft, 'pageId'> | undefined,
) => Promise<AskingPage | undefined>;

export const createFindAskingPage =
  (db: Database, findPublished: FindPublished): FindAskingPage =>
  async ({ workspaceId }, draft) => {
    const pageId = draft?.pageId ?? null;
    const page = pageId === null ? undefined : await findPublishedById(db, findPublished, { workspaceId, pageId });
    return page && askingPage(page);
  };

/**
 * Finds the page that a stranger says has led them to a survey. Anybody can say so of any page: it is believed of one on the
 * web, of the same workspace, that leads there. All others are as none.
 */
export type FindLeadingPage = (
  survey: Pick<PublishedSurvey, 'workspaceId' | 'pageId'>,
  slug: string,
) => Promise<PublishedPage | undefined>;

export const createFindLeadingPage =
  (findPublished: FindPublished): FindLeadingPage =>
  async ({ workspaceId, pageId: surveyId }, slug) => {
    const page = slug === '' ? undefined : await findPublished(slug);
    if (typeof page !== 'object' || page.workspaceId !== workspaceId) return undefined;
    const { a, b } = page.content;
    return leadsToSurvey(a, surveyId) || (b && leadsToSurvey(b, surveyId)) ? page : undefined;
  };

/** A page as the end of a survey names it, where it is now: nothing that a stranger sent says where that is. */
export function askingPage(page: PublishedPage): AskingPage {
  const { slug, content } = page;
  const home = homeOf(page);
  const address = (home === undefined ? undefined : outsideAddress(home)) ?? ownAddress('p', slug);
  return { slug, title: content.a.title, address };
}
