import type { Fact } from '#domain/log/recorded-event.ts';
import type { Page } from '#domain/page/page.ts';
import { pageContent } from '#domain/page/page-content.ts';
import type { PageFact, PageFactOf } from '#domain/page/page-facts.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import type { SurveyFact, SurveyFactOf } from '#domain/survey/survey-facts.ts';
import type { PublishedContent } from '../published/published-content.ts';
import { rulesOf } from './survey-rows.ts';
import type { PublishedSurvey } from './verify-chain.ts';

/** Returns what strangers see once a fact has published a page whose state is `state`; nothing for any other fact. */
export function contentOf({ type, data }: Fact, state: unknown): { readonly content?: PublishedContent } {
  if (type !== ('PagePublished' satisfies PageFact['type'])) return {};
  const { slug, of } = data as unknown as PageFactOf<'PagePublished'>;
  if (of !== null) return {};
  const page = { ...(state as Page), slug };
  return { content: { a: pageContent(page, 'a'), ...(page.hasVersionB && { b: pageContent(page, 'b') }) } };
}

/** The same for a survey. What an earlier version asked is there already. */
export function askedBy({ type, data }: Fact, state: unknown): { readonly survey?: PublishedSurvey } {
  if (type !== ('SurveyPublished' satisfies SurveyFact['type'])) return {};
  const { of } = data as unknown as SurveyFactOf<'SurveyPublished'>;
  const survey = state as Survey;
  return { survey: { content: of === null ? surveyContent(survey) : null, rules: rulesOf(survey) } };
}
