import { surveyFoldVersion } from './survey-facts.ts';

/** `survey-{uuid}`: questions for strangers. What is known of the kind before its rules are loaded. */
export const surveyKind = {
  name: 'survey',
  pattern: /^survey-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: surveyFoldVersion,
} as const;

export const surveyStreamOf = (id: string): `survey-${string}` => `survey-${id}`;
export const surveyIdOf = (stream: string): string => stream.slice('survey-'.length);
