import { beforeEach, expect, test } from 'vitest';
import { type ASurvey, aSurvey, surveyId, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { noReads, type Reads } from '../log/reads.ts';

const artefact = { kind: 'survey', id: surveyId, goal: 'answer:owner:is:yes' };
const running = { artefact, lock: { counts: 'answers' }, closed: null };
const among = (...experiments: readonly object[]): Reads => ({
  ...noReads,
  statesOf: (kind) => (kind === 'experiment' ? experiments : []),
});
const tested = among({ artefact: null, lock: null, closed: null }, running);

let survey: ASurvey;
beforeEach(() => {
  survey = aSurvey();
  survey.take('PublishSurvey', {});
});

test.each<[string, Reads, string | readonly string[]]>([
  ['a running test', tested, 'survey-tested'],
  ['a test that is designed', among({ ...running, lock: null }), ['SurveySet']],
  ['a test that is over', among({ ...running, closed: { why: 'complete' } }), ['SurveySet']],
  ['a running test of interviews', among({ ...running, artefact: null }), ['SurveySet']],
  ['a test of another survey', among({ ...running, artefact: { ...artefact, id: 'other' } }), ['SurveySet']],
  ['a test of a page with its id', among({ ...running, artefact: { ...artefact, kind: 'page' } }), ['SurveySet']],
])('With %s, the rule that keeps responses apart may be decided anew or not', (_, reads, expected) => {
  expect(survey.take('SetSurvey', { once: 'anyone' }, reads)).toEqual(expected);
});

test('While a test runs, the rule is not brought back by an undo, and all else may be set', () => {
  survey.take('SetSurvey', { once: 'address' });
  const fields = { 'survey:once': { from: 'address', to: 'visitor' } };
  expect([
    survey.take('UndoChange', { undoes: 'c', fields }, tested),
    survey.take('SetSurvey', { once: 'address', quota: 5, title: 'Rye' }, tested),
    survey.survey.once,
    survey.take('UndoChange', { undoes: 'c', fields }),
  ]).toEqual(['survey-tested', ['SurveySet'], 'address', ['SurveySet']]);
});

test('While a test runs, the question that it counts is not asked otherwise, and others are', () => {
  const publish = () => survey.take('PublishSurvey', {}, tested);
  const edited: (string | readonly string[])[] = [];
  const text = (title: string) => survey.take('EditQuestionText', { question: 'owner', field: 'title', text: title });
  const options = (...given: typeof yesNo) => survey.take('SetQuestion', { question: 'owner', options: given });
  text('Do you not own a bakery?');
  edited.push(publish());
  text('Do you own a bakery?');
  options({ id: 'yes', label: 'No' }, { id: 'no', label: 'Yes' });
  edited.push(publish());
  options(...yesNo);
  survey.take('RemoveQuestions', { questions: ['owner'] });
  edited.push(publish());
  survey.take('RestoreQuestions', { questions: ['owner'] });
  options(...yesNo.toReversed());
  survey.take('EditQuestionText', { question: 'why', field: 'title', text: 'Why so?' });
  edited.push(publish());
  expect(edited).toEqual(['survey-tested', 'survey-tested', 'survey-tested', ['SurveyPublished']]);
});

test('While a test runs, no version is rolled back to that asked its question otherwise', () => {
  survey.take('EditQuestionText', { question: 'why', field: 'title', text: 'Why so?' });
  survey.take('PublishSurvey', {});
  survey.take('EditQuestionText', { question: 'owner', field: 'title', text: 'Do you run a bakery?' });
  survey.take('PublishSurvey', {});
  const back = (version: number, reads?: Reads) => survey.take('RollBackSurvey', { version }, reads);
  expect([back(2, tested), back(2), back(1, tested)]).toEqual([
    'survey-tested',
    ['SurveyPublished'],
    ['SurveyPublished'],
  ]);
});

test('While a test counts answers to a later question, the first one may be asked otherwise', () => {
  const counting = (goal: string | null) => among({ ...running, artefact: { ...artefact, goal } });
  const publish = (title: string, question: string, goal: string | null) => {
    survey.take('EditQuestionText', { question, field: 'title', text: title });
    return survey.take('PublishSurvey', {}, counting(goal));
  };
  const later = 'answer:why:is:price';
  expect([
    publish('Do you run a bakery?', 'owner', later),
    publish('Why so?', 'why', later),
    publish('Why not?', 'why', null),
    publish('Do you like bread?', 'owner', 'a goal of a newer build'),
  ]).toEqual([['SurveyPublished'], 'survey-tested', ['SurveyPublished'], ['SurveyPublished']]);
});
