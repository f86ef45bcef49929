import { canonicalJson } from '../log/canonical-json.ts';
import { sha256 } from '../text/sha-256.ts';
import { questionnaireOf } from './question-order.ts';
import type { Questionnaire, Survey, SurveyLook } from './survey.ts';

/** All that one version of a survey asks and says. Plain JSON. */
export interface SurveyContent extends SurveyLook, Questionnaire {}

export function surveyContent(survey: Survey): SurveyContent {
  const { title, by, consent, currency, palette, theme, language } = survey;
  const later = { ...(theme && { theme }), ...(language && { language }) };
  return { title, by, consent, currency, palette, ...later, ...questionnaireOf(survey) };
}

/** SHA-256 over all that strangers are asked. */
export const contentHashOf = (survey: Survey): string => sha256(canonicalJson({ ...surveyContent(survey) }));

/** The ids of the images that it shows, each once. */
export const picturesIn = ({ questions }: Pick<SurveyContent, 'questions'>): readonly string[] => [
  ...new Set(questions.flatMap(({ picture }) => (picture ? [picture] : []))),
];
