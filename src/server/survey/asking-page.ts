import { outsideAddress, ownAddress } from '#drawing/page/address.ts';
import type { AskingPage } from '#drawing/survey/survey-document.ts';
import type { Database } from '../db/database.ts';
import { type FindPublished, findPublishedById, type PublishedPage } from '../published/find-published.ts';
import type { PublishedSurvey } from './find-survey.ts';
import type { SurveyDraft } from './survey-drafts.ts';

/** Finds the page that asked the first question of a response; undefined if the survey did, or the page is off the web. */
export type FindAskingPage = (
  survey: Pick<PublishedSurvey, 'workspaceId'>,
  draft: Pick<SurveyDraft, 'pageId'>,
) => Promise<AskingPage | undefined>;

export const createFindAskingPage =
  (db: Database, findPublished: FindPublished): FindAskingPage =>
  async ({ workspaceId }, { pageId }) => {
    const page = pageId === null ? undefined : await findPublishedById(db, findPublished, { workspaceId, pageId });
    return page && askingPage(page);
  };

/** A page as the end of a survey names it, where it is now: nothing that a stranger sent says where that is. */
export function askingPage({ slug, ownHost, content }: PublishedPage): AskingPage {
  const home = ownHost === null ? undefined : outsideAddress(`https://${ownHost}/`);
  return { title: content.a.title, address: home ?? ownAddress('p', slug) };
}
