import { type PageContent, textOf } from '#domain/page/page-content.ts';
import { languageOf } from '#domain/page/page-language.ts';
import type { PageContext } from '#drawing/page/page-context.ts';
import { asksSurvey } from '#drawing/page/page-document.ts';
import { embeddedQuestion, firstQuestion } from '#drawing/survey/embedded-question.ts';
import { textsFor } from '#drawing/survey/texts/language.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { findSurvey, isOpen, type PublishedSurvey } from './find-survey.ts';

/** Surveys of a page's founder whose first question the page shows, by id: those that anybody can answer now. */
export type EmbeddedSurveys = ReadonlyMap<string, PublishedSurvey>;

export type FindEmbedded = (workspaceId: string, content: PageContent) => Promise<EmbeddedSurveys>;

export const createFindEmbedded =
  (db: Database, clock: Clock): FindEmbedded =>
  async (workspaceId, content) => {
    const ids = new Set(content.blocks.filter(asksSurvey).map((block) => textOf(block, 'survey')));
    const found = await Promise.all([...ids].map((id) => findSurvey(db, id)));
    const open = found.filter(
      (survey): survey is PublishedSurvey =>
        typeof survey !== 'string' &&
        survey.workspaceId === workspaceId &&
        survey.rules.once !== 'link' &&
        isOpen(survey, clock()),
    );
    return new Map(open.map((survey) => [survey.pageId, survey]));
  };

/** Their versions, by which a drawn page is known to be as they are now. */
export const embeddedVersions = (surveys: EmbeddedSurveys): readonly (readonly [string, number])[] =>
  [...surveys].map(([id, { version }]) => [id, version]);

/** The ids of the images of their first questions. */
export const embeddedPictures = (surveys: EmbeddedSurveys): readonly string[] =>
  [...surveys.values()].flatMap(({ content }) => firstQuestion(content)?.picture || []);

/** Draws their first questions, in the survey's language or else the page's. `origin` is where surveys are, if elsewhere. */
export const drawEmbedded =
  (surveys: EmbeddedSurveys, page: PageContent, origin?: string): PageContext['question'] =>
  (surveyId, { id, image }) => {
    const content = surveys.get(surveyId)?.content;
    const texts = content && textsFor(languageOf(page), content.language);
    return content && texts && embeddedQuestion({ surveyId, content, texts, origin }, { slug: page.slug, id, image });
  };
