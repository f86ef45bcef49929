import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type SurveyEditorEvent, surveyEditorMachine } from './survey-editor.machine.ts';

const surveyId = '0198f0a0-0000-4000-8000-000000000001';
const input = { surveyId, selected: 'own' };
const questions = [
  { id: 'why', kind: 'long' as const, title: 'Why?' },
  { id: 'how', kind: 'short' as const, title: 'How?' },
];
const events: readonly SurveyEditorEvent[] = [
  { type: 'question.selected', id: 'own' },
  { type: 'question.selected', id: null },
  { type: 'question.opened', id: 'own' },
  { type: 'panel.chosen', panel: 'preview' },
  { type: 'panel.chosen', panel: 'questions' },
  { type: 'questions.placed', questions },
  { type: 'question.moved', id: 'own', after: null },
  { type: 'question.removed', id: 'own', next: 'why' },
  { type: 'question.set', id: 'own', change: { required: false } },
  { type: 'survey.set', change: { title: 'Bread' } },
  { type: 'links.added', links: ['x'.repeat(40)] },
  { type: 'settings.opened' },
  { type: 'publishing.opened' },
  { type: 'move.asked' },
  { type: 'overlay.closed' },
];

describe('editing a survey', () => {
  const coverage = new Coverage(surveyEditorMachine);
  const paths = pathsOf(surveyEditorMachine, {
    input,
    events,
    key: ({ context: { panel } }) => panel,
  });

  testPaths(paths, async (path) => {
    await drivePath(surveyEditorMachine, path, {
      coverage,
      input,
      invariants: { '*': ({ context }) => expect(['own', 'why', null]).toContain(context.selected) },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...sent: readonly SurveyEditorEvent[]) {
  const issued: CommandDraft[] = [];
  const machine = surveyEditorMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine, { input }).start();
  for (const event of sent) actor.send(event);
  expect(issued.every(({ stream }) => stream === `survey-${surveyId}`)).toBe(true);
  return { issued: issued.map(({ type, data }) => [type, data]), ...actor.getSnapshot() };
}

test.each<[SurveyEditorEvent, readonly [string, unknown]]>([
  [{ type: 'questions.placed', questions }, ['PlaceQuestions', { questions }]],
  [{ type: 'question.moved', id: 'own', after: 'why' }, ['MoveQuestions', { questions: ['own'], after: 'why' }]],
  [{ type: 'question.removed', id: 'own', next: null }, ['RemoveQuestions', { questions: ['own'] }]],
  [
    { type: 'question.set', id: 'own', change: { min: 0, max: 9 } },
    ['SetQuestion', { question: 'own', min: 0, max: 9 }],
  ],
  [{ type: 'survey.set', change: { quota: 9 } }, ['SetSurvey', { quota: 9 }]],
  [{ type: 'links.added', links: ['x'.repeat(40)] }, ['AddLinks', { links: ['x'.repeat(40)] }]],
])('the editor issues for %o', (event, command) => {
  expect(run(event).issued).toEqual([command]);
});

test('what is placed or opened is selected and seen, and the neighbor of what is removed is', () => {
  const seen = (...sent: readonly SurveyEditorEvent[]) => {
    const { selected, panel } = run({ type: 'panel.chosen', panel: 'preview' }, ...sent).context;
    return [selected, panel];
  };
  expect([
    seen({ type: 'questions.placed', questions }),
    seen({ type: 'question.opened', id: 'how' }),
    seen({ type: 'question.selected', id: 'how' }),
    seen({ type: 'question.removed', id: 'own', next: 'how' }),
  ]).toEqual([
    ['why', 'question'],
    ['how', 'question'],
    ['how', 'preview'],
    ['how', 'preview'],
  ]);
});

test('a place that was asked for is taken once, and questions stay as they are while settings are open', () => {
  const moved = { type: 'question.moved', id: 'own', after: null } as const;
  const asked = run({ type: 'move.asked' }, moved);
  expect([asked.issued, asked.value]).toEqual([[['MoveQuestions', { questions: ['own'], after: null }]], 'editing']);
  const set = { type: 'survey.set', change: { title: 'Bread' } } as const;
  expect(run({ type: 'settings.opened' }, moved, set).issued).toEqual([['SetSurvey', { title: 'Bread' }]]);
});
