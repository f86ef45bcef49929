import { defineStream } from '../log/define-stream.ts';
import { decideSurvey } from './decide-survey.ts';
import { evolveSurvey } from './evolve-survey.ts';
import { surveyCommands } from './survey-commands.ts';
import { clearedSurvey, surveyDifferences, surveyFields } from './survey-fields.ts';
import { surveyKind } from './survey-kind.ts';

export const surveyStream = defineStream({
  ...surveyKind,
  commands: surveyCommands,
  decide: decideSurvey,
  evolve: evolveSurvey,
  fields: surveyFields,
  differences: surveyDifferences,
  unbegun: clearedSurvey,
});
