import type { JsonObject } from '#domain/log/json.ts';
import type { SurveyFact } from '#domain/survey/survey-facts.ts';
import { countOf } from '#domain/text/figures.ts';
import { quoted } from '#domain/text/quoted.ts';

type ToldFact = Exclude<SurveyFact, { readonly type: 'MomentNamed' }>;
type Titles = {
  readonly [T in ToldFact['type']]: (data: Extract<ToldFact, { readonly type: T }>['data']) => string;
};

const titles: Titles = {
  SurveyCreated: ({ title }) => `Created ${quoted(title)}`,
  QuestionsPlaced: ({ questions }) => `Added ${counted(questions)}`,
  QuestionsMoved: ({ questions }) => `Moved ${counted(questions)}`,
  QuestionSet: () => 'Changed a question',
  QuestionTextEdited: () => 'Edited a question',
  QuestionsRemoved: ({ questions }) => `Removed ${counted(questions)}`,
  QuestionsRestored: ({ questions }) => `Restored ${counted(questions)}`,
  SurveySet: ({ title }) => (title === undefined ? 'Changed the survey' : `Renamed the survey to ${quoted(title)}`),
  LinksAdded: ({ links }) => `Added ${links.length === 1 ? 'a link' : countOf(links.length, 'link')}`,
  SurveyPublished: ({ version, of }) =>
    of === null ? `Published version ${version}` : `Published version ${of} again, as ${version}`,
  SurveyUnpublished: () => 'Took the survey off the web',
  SurveyReassigned: () => 'Moved the survey to another idea',
  SurveyRemoved: () => 'Removed the survey',
  SurveyRestored: () => 'Restored the survey',
};

/** Describes a fact about a survey; undefined for any other. */
export const surveyTitle = (type: string, data: JsonObject): string | undefined =>
  Object.hasOwn(titles, type) ? titles[type as ToldFact['type']](data as never) : undefined;

const counted = ({ length }: readonly unknown[]): string => (length === 1 ? 'a question' : countOf(length, 'question'));
