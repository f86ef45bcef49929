import { beforeEach, expect, test } from 'vitest';
import { type ASurvey, aSurvey, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { defaultPalette } from '../page/page.ts';
import { questionnaireOf } from './question-order.ts';
import { surveyChecklist } from './survey-checklist.ts';
import { contentHashOf } from './survey-content.ts';
import { unnamedProblem } from './survey-templates.ts';

let survey: ASurvey;
beforeEach(() => {
  survey = aSurvey();
});

const publish = () => survey.take('PublishSurvey', {});
const unmet = () => surveyChecklist(survey.survey).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
const route = (question: string, to: string, value?: string) => ({
  when: { question, comparison: value === undefined ? 'answered' : 'is', ...(value === undefined ? {} : { value }) },
  to,
});

test('A survey without what it takes is refused for its reason, one after the other', () => {
  survey.take('RemoveQuestions', { questions: ['owner', 'shops', 'why'] });
  survey.take('SetSurvey', { palette: { ...defaultPalette, ink: '#999999' } });
  const refusals = [publish()];
  survey.take('PlaceQuestions', { questions: [{ id: 'mail', kind: 'email', title: '', after: null }] });
  refusals.push(publish());
  survey.take('EditQuestionText', { question: 'mail', field: 'title', text: 'Your email?' });
  survey.take('SetQuestion', { question: 'mail', routes: [route('mail', 'owner')] });
  refusals.push(publish());
  survey.take('SetQuestion', { question: 'mail', routes: [] });
  refusals.push(publish());
  survey.take('SetSurvey', { consent: 'You may write to me.' });
  refusals.push(publish());
  survey.take('SetSurvey', { palette: defaultPalette });
  refusals.push(publish());
  expect([refusals, unmet()]).toEqual([
    ['survey-empty', 'question-unfinished', 'route-broken', 'consent-missing', 'contrast-too-low', ['SurveyPublished']],
    ['privacy'],
  ]);
});

test('An image without words is named before publishing, and keeps nobody from it', () => {
  survey.take('SetSurvey', { by: 'Ada' });
  const picture = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';
  const met = [unmet()];
  for (const change of [{ picture }, { alt: 'A loaf' }, { picture: '', alt: '' }]) {
    survey.take('SetQuestion', { question: 'why', ...change });
    met.push(unmet());
  }
  survey.take('SetQuestion', { question: 'why', picture });
  expect([met, publish()]).toEqual([[[], ['pictures'], [], []], ['SurveyPublished']]);
});

test.each<[string, object]>([
  ['one option', { question: 'owner', options: [yesNo[0]] }],
  ['a route back', { question: 'why', routes: [route('owner', 'shops')] }],
  ['a route to itself', { question: 'why', routes: [route('owner', 'why')] }],
  ['a route upon what comes later', { question: 'shops', routes: [route('why', 'thanks')] }],
  ['a route upon an option that is not there', { question: 'shops', routes: [route('owner', 'thanks', 'maybe')] }],
  ['a route upon an end', { question: 'shops', routes: [route('thanks', 'thanks')] }],
  [
    'a comparison with nothing',
    { question: 'shops', routes: [{ when: { question: 'owner', comparison: 'is' }, to: 'thanks' }] },
  ],
])('It is not published with %s', (_, data) => {
  survey.take('SetQuestion', data);
  expect(publish()).toBe('options' in data ? 'question-unfinished' : 'route-broken');
});

test('What is published keeps its version, its hash and its questions; the same again is nothing new', () => {
  const first = contentHashOf(survey.survey);
  const all = questionnaireOf(survey.survey).questions;
  const facts = [publish(), publish()];
  survey.take('RemoveQuestions', { questions: ['why'] });
  const second = contentHashOf(survey.survey);
  facts.push(publish());
  const at = '2026-03-01T12:00:00.000Z';
  expect([facts, survey.survey.isLive, survey.survey.published]).toEqual([
    [['SurveyPublished'], [], ['SurveyPublished']],
    true,
    [
      {
        ...{ version: 1, of: null, at, contentHash: first, streamVersion: 2 },
        ...{ questions: ['owner', 'shops', 'why', 'thanks'], changed: all, currency: 'USD' },
      },
      {
        ...{ version: 2, of: null, at, contentHash: second, streamVersion: 4 },
        ...{ questions: ['owner', 'shops', 'thanks'], changed: [], currency: 'USD' },
      },
    ],
  ]);
  expect(first).not.toBe(second);
});

test('Who may answer, and until when, is no part of what is published', () => {
  const before = contentHashOf(survey.survey);
  survey.take('SetSurvey', { quota: 5, once: 'link', closesAt: '2026-04-01T00:00:00Z' });
  expect(contentHashOf(survey.survey)).toBe(before);
});

test('A roll-back publishes what an old version asked; the draft stays', () => {
  publish();
  survey.take('RemoveQuestions', { questions: ['why'] });
  publish();
  survey.take('RemoveQuestions', { questions: ['shops'] });
  const draft = contentHashOf(survey.survey);
  const facts = [
    survey.take('RollBackSurvey', { version: 3 }),
    survey.take('RollBackSurvey', { version: 1 }),
    survey.take('RollBackSurvey', { version: 1 }),
    survey.take('RollBackSurvey', { version: 3 }),
  ];
  const [first] = survey.survey.published;
  expect([facts, survey.survey.published.at(-1), contentHashOf(survey.survey)]).toEqual([
    ['version-missing', ['SurveyPublished'], [], []],
    { ...first, version: 3, of: 1, changed: [] },
    draft,
  ]);
});

test('What is off the web keeps its versions; what is removed is off the web, and is not published', () => {
  publish();
  const facts = [survey.take('UnpublishSurvey', {}), survey.take('UnpublishSurvey', {}), publish()];
  facts.push(survey.take('RemoveSurvey', {}), publish(), survey.take('RollBackSurvey', { version: 1 }));
  expect([facts, survey.survey.isLive, survey.survey.published.length]).toEqual([
    [
      ['SurveyUnpublished'],
      [],
      ['SurveyPublished'],
      ['SurveyUnpublished', 'SurveyRemoved'],
      'not-found',
      'version-missing',
    ],
    false,
    2,
  ]);
});

test('The checklist names a question that inserts a removed answer, and one that names no problem; both can be published', () => {
  const id = 'q0123456789';
  const points = () =>
    surveyChecklist(survey.survey)
      .filter(({ isMet }) => !isMet)
      .map(({ text }) => text);
  survey.take('SetSurvey', { by: 'Crumb' });
  survey.take('PlaceQuestions', { questions: [{ id, kind: 'short', title: 'Your name?', after: null }] });
  survey.take('EditQuestionText', { question: 'why', field: 'title', text: `Why, {${id}}?` });
  survey.take('EditQuestionText', { question: 'shops', field: 'help', text: `Of {${id}} and {nobody}` });
  expect(points()).toEqual([]);
  survey.take('RemoveQuestions', { questions: [id] });
  survey.take('EditQuestionText', { question: 'owner', field: 'title', text: unnamedProblem });
  expect([points(), publish()]).toEqual([
    [
      'Say which problem “Did you have this problem in the last month?” is about.',
      '“How many shops?” inserts the answer to a removed question. People see dots there.',
      '“Why, [Removed question]?” inserts the answer to a removed question. People see dots there.',
    ],
    ['SurveyPublished'],
  ]);
});
