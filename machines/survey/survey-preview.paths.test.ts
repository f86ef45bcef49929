import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { defaultPalette } from '#domain/page/page.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { aQuestion, yesNo } from '../../tests/fixtures/a-survey.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { journeyOf, type SurveyPreviewEvent, shownQuestion, surveyPreviewMachine } from './survey-preview.machine.ts';

const content: SurveyContent = {
  ...{ title: 'Bread', by: '', consent: '', currency: 'USD', palette: defaultPalette },
  questions: [
    aQuestion('own', {
      kind: 'one-of',
      options: yesNo,
      routes: [{ when: { question: 'own', comparison: 'is', value: 'no' }, to: 'bye' }],
    }),
    aQuestion('why', { required: false }),
    aQuestion('bye', { kind: 'end' }),
  ],
};
const input = { content };
const writing = { decimal: '.', digits: 2 } as const;
const sent = (answer?: string): SurveyPreviewEvent => ({
  ...{ type: 'step.sent', writing },
  values: answer === undefined ? {} : { answer: [answer] },
});
const shown = (id: string): SurveyPreviewEvent => ({ type: 'question.shown', id });
const events: readonly SurveyPreviewEvent[] = [
  sent('yes'),
  sent('no'),
  sent(),
  shown('own'),
  { type: 'answers.sent' },
  { type: 'preview.restarted' },
  { type: 'survey.changed', content },
  { type: 'question.chosen', id: 'why' },
  { type: 'question.chosen', id: 'bye' },
  { type: 'question.chosen', id: null },
];

describe('walking through a survey', () => {
  const coverage = new Coverage(surveyPreviewMachine);
  const paths = pathsOf(surveyPreviewMachine, {
    input,
    events,
    key: ({ context: { answers, passed, start, asked, rejected } }) => [answers, passed, start, asked, rejected],
  });

  testPaths(paths, async (path) => {
    await drivePath(surveyPreviewMachine, path, {
      coverage,
      input,
      view: ({ context: { step: _, ...rest } }) => rest,
      invariants: {
        answering: ({ context }) => expect(shownQuestion(context)).toBeDefined(),
        checking: ({ context }) => expect(shownQuestion(context)).toBeUndefined(),
        ended: ({ context }) => expect(journeyOf(context).end?.id).toBe('bye'),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...events: readonly SurveyPreviewEvent[]) {
  const actor = createActor(surveyPreviewMachine, { input }).start();
  for (const event of events) actor.send(event);
  const { context, value } = actor.getSnapshot();
  return { value, shown: shownQuestion(context)?.id, ...context };
}

test('the way is that of the answers, and a way that was left does not count', () => {
  expect(run(sent('yes'))).toMatchObject({ value: 'answering', shown: 'why' });
  expect(run(sent('no'))).toMatchObject({ value: 'checking', answers: { own: 'no' } });
  expect(run(sent('yes'), sent('Rye'), shown('own'), sent('no'))).toMatchObject({ value: 'checking', asked: null });
});

test('what is wrong is said with what was typed, until it is put right', () => {
  expect(run(sent('maybe'))).toMatchObject({
    rejected: { values: { answer: ['maybe'] }, problem: 'choice' },
    shown: 'own',
    step: 0,
  });
  expect(run(sent(), sent('yes'))).toMatchObject({ rejected: null, shown: 'why', step: 1 });
});

test('an answer that is taken back is passed, and a passed one that is answered is not', () => {
  expect(run(sent('yes'), sent('Rye'), shown('why'), sent())).toMatchObject({
    answers: { own: 'yes' },
    passed: ['why'],
  });
  expect(run(sent('yes'), sent(), shown('why'), sent('Rye'))).toMatchObject({
    answers: { own: 'yes', why: 'Rye' },
    passed: [],
  });
});

test('a survey that changes meanwhile asks what it asks now', () => {
  const questions = content.questions.filter(({ id }) => id !== 'why');
  const changed = { type: 'survey.changed', content: { ...content, questions } } as const;
  expect(run(sent('yes'), changed)).toMatchObject({ value: 'checking' });
  expect(run(sent('no'), { type: 'answers.sent' }, changed)).toMatchObject({ value: 'checking' });
});

const chosen = (id: string | null): SurveyPreviewEvent => ({ type: 'question.chosen', id });

test('the way begins at the question that is edited, with what was answered before it', () => {
  expect(run(chosen('why'))).toMatchObject({ value: 'answering', shown: 'why', answers: {} });
  expect(run(sent('yes'), sent('Rye'), chosen('why'))).toMatchObject({
    shown: 'why',
    answers: { own: 'yes' },
    passed: [],
  });
  expect(run(sent('yes'), sent(), chosen('why'))).toMatchObject({ shown: 'why', passed: [] });
  expect(run(chosen('why'), sent('Rye'))).toMatchObject({ value: 'checking' });
  expect(run(chosen('why'), { type: 'preview.restarted' })).toMatchObject({ shown: 'own', start: null });
  expect(run(sent('yes'), chosen('gone'))).toMatchObject({ shown: 'own', answers: {} });
});

test('an end that is edited is shown, also while its words change', () => {
  const changed = { type: 'survey.changed', content: { ...content, title: 'Rye' } } as const;
  expect(run(chosen('bye'))).toMatchObject({ value: 'ended' });
  expect(run(chosen('bye'), changed)).toMatchObject({ value: 'ended' });
  expect(run(chosen('bye'), chosen('why'))).toMatchObject({ value: 'answering', shown: 'why' });
});
