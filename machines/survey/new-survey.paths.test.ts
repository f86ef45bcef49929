import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type LeadingBlock, type NewSurveyEvent, newSurveyMachine } from './new-survey.machine.ts';

const projectId = '0198f0a0-0000-4000-8000-000000000001';
const surveyId = '0198f0a0-0000-4000-8000-000000000002';
const input = { projectId, title: 'Crumb' };
const questions = [{ id: 'why', kind: 'long', title: 'Why?' }] as const;
const events: readonly NewSurveyEvent[] = [
  { type: 'title.changed', title: 'Bread' },
  { type: 'title.changed', title: '  ' },
  { type: 'title.changed', title: 'x'.repeat(141) },
  { type: 'template.chosen', template: 'nps' },
  { type: 'survey.submitted', surveyId, questions: [...questions] },
  { type: 'dialog.closed' },
];

describe('a new survey', () => {
  const coverage = new Coverage(newSurveyMachine);
  const paths = pathsOf(newSurveyMachine, { input, events, key: ({ context }) => [context.title, context.template] });

  testPaths(paths, async (path) => {
    await drivePath(newSurveyMachine, path, {
      coverage,
      input,
      invariants: { created: ({ context }) => expect(['Crumb', 'Bread']).toContain(context.title) },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

const run = (...sent: readonly NewSurveyEvent[]) => runFrom(null, ...sent);

function runFrom(from: LeadingBlock | null, ...sent: readonly NewSurveyEvent[]) {
  const done: unknown[] = [];
  const machine = newSurveyMachine.provide({
    actions: {
      issue: (_, { drafts }) =>
        done.push(...drafts.map(({ type, stream, data }: CommandDraft) => [type, stream, data])),
      open: (_, opened) => done.push(opened),
    },
  });
  const actor = createActor(machine, { input: { ...input, from } }).start();
  for (const event of sent) actor.send(event);
  return { done, value: actor.getSnapshot().value };
}

test('a survey is called as its idea until it is called otherwise', () => {
  const { done } = run({ type: 'survey.submitted', surveyId, questions: [] });
  expect(done).toEqual([['CreateSurvey', `survey-${surveyId}`, { projectId, title: 'Crumb' }], { surveyId }]);
});

test('a survey is created with the questions of its template, and then shown', () => {
  const submitted = { type: 'survey.submitted', surveyId, questions: [...questions] } as const;
  expect(run({ type: 'title.changed', title: 'Bread' }, submitted)).toEqual({
    done: [
      ['CreateSurvey', `survey-${surveyId}`, { projectId, title: 'Bread', template: { questions } }],
      { surveyId },
    ],
    value: 'created',
  });
});

test('a survey that a block of a page asks for takes the look of the page, and the block leads to it', () => {
  const palette = { background: '#ffffff', ink: '#000000', accent: '#123456', onAccent: '#ffffff' };
  const from = { pageId: 'p', block: 'ask', look: { theme: 'essay', palette } } as const;
  const submitted = { type: 'survey.submitted', surveyId, questions: [] } as const;
  const created = ['CreateSurvey', `survey-${surveyId}`, { projectId, title: 'Crumb' }];
  const led = ['SetBlock', 'page-p', { block: 'ask', field: 'survey', value: surveyId }];
  expect([runFrom(from, submitted).done, runFrom({ ...from, look: null }, submitted).done]).toEqual([
    [created, ['SetSurvey', `survey-${surveyId}`, { theme: 'essay', palette }], led, { surveyId }],
    [created, led, { surveyId }],
  ]);
});

test('a survey whose language is known has its buttons in it', () => {
  const submitted = { type: 'survey.submitted', surveyId, questions: [], language: 'german' } as const;
  expect(runFrom(null, submitted).done).toEqual([
    ['CreateSurvey', `survey-${surveyId}`, { projectId, title: 'Crumb' }],
    ['SetSurvey', `survey-${surveyId}`, { language: 'german' }],
    { surveyId },
  ]);
});

test('a blank one has no questions, and one without a title is refused until it is typed on', () => {
  const submitted = { type: 'survey.submitted', surveyId, questions: [] } as const;
  const unnamed = { type: 'title.changed', title: '' } as const;
  expect(run(unnamed, submitted)).toEqual({ done: [], value: 'refused' });
  expect(run(unnamed, submitted, { type: 'title.changed', title: 'B' }, submitted).done).toEqual([
    ['CreateSurvey', `survey-${surveyId}`, { projectId, title: 'B' }],
    { surveyId },
  ]);
});
