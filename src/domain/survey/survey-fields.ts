import { differingParts, eachPart, withParts } from '../log/parts.ts';
import { differingFields } from '../undo/differing-fields.ts';
import type { FieldChange, Fields } from '../undo/field-change.ts';
import { hasRows, type PlacedQuestion, type Survey } from './survey.ts';

type Field = readonly [name: string, value: Fields[string]];

const settingNames = ['title', 'by', 'consent', 'currency', 'palette', 'once', 'closesAt', 'quota'] as const;
const questionNames = ['title', 'help', 'order', 'required', 'options', 'min', 'max'] as const;

const pictureNames = ['picture', 'alt'] as const;
const linkNames = ['link', 'linkLabel'] as const;

const ofSurvey = (survey: Survey): readonly Field[] => [
  ...settingNames.map((name) => [`survey:${name}`, survey[name]] as const),
  ['survey:theme', survey.theme ?? null],
  ['survey:language', survey.language ?? null],
  ['survey:removed', survey.removed],
];

/** `question:{id}:{aspect}`; one that is not there counts as removed. */
const ofQuestion = (id: string, question: PlacedQuestion | undefined): readonly Field[] =>
  question && !question.removed
    ? [
        [`question:${id}:removed`, false],
        ...questionNames.map((name) => [`question:${id}:${name}`, question[name]] as const),
        ...(hasRows(question) ? [[`question:${id}:rows`, question.rows ?? []] as const] : []),
        ...[...pictureNames, ...(question.kind === 'end' ? linkNames : [])].map(
          (name) => [`question:${id}:${name}`, question[name] ?? ''] as const,
        ),
        // Without members that are undefined, as JSON has it.
        [`question:${id}:routes`, JSON.parse(JSON.stringify(question.routes)) as Fields[string]],
      ]
    : [[`question:${id}:removed`, true]];

/** Returns the fields that an undo can bring back. */
export function surveyFields(survey: Survey): Fields {
  const questions = [...eachPart(survey.questions)].flatMap((question) => ofQuestion(question.id, question));
  return Object.fromEntries([...ofSurvey(survey), ...questions]);
}

/** Yields the changes that lead from `after` back to `before`, only for fields that differ. */
export function* surveyDifferences(before: Survey, after: Survey): Generator<readonly [string, FieldChange]> {
  yield* differingFields(ofSurvey(before), ofSurvey(after));
  for (const [old, now] of differingParts(before.questions, after.questions)) {
    const id = (now ?? old)?.id ?? '';
    yield* differingFields(ofQuestion(id, old), ofQuestion(id, now));
  }
}

/** Without questions, and out of every list. */
export const clearedSurvey = (survey: Survey): Survey => ({
  ...survey,
  removed: true,
  questions: withParts(
    survey.questions,
    [...eachPart(survey.questions)].map((question) => ({ ...question, removed: true })),
  ),
  questionCount: 0,
});
