import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type LearningEvent, learningMachine } from './learning.machine.ts';

const input = { id: 'e', learning: 'call five plumbers' };
const paths = pathsOf(learningMachine, {
  input,
  events: [
    { type: 'draft.changed', text: 'call ten plumbers' },
    { type: 'draft.changed', text: 'x'.repeat(501) },
    { type: 'draft.submitted' },
    { type: 'value.changed', value: 'call five plumbers today' },
  ],
  key: ({ context }) => context,
});

describe(`what was learned, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(learningMachine);

  testPaths(paths, async (path) => {
    await drivePath(learningMachine, path, {
      coverage,
      input,
      invariants: {
        resting: ({ context }) => expect(context.draft).toBe(context.base),
        refused: ({ context }) => expect(context.draft).toHaveLength(501),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('it is saved once, with what it started from, and keeps what was written elsewhere', () => {
  const issued: CommandDraft[] = [];
  const machine = learningMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine, { input }).start();
  const events: readonly LearningEvent[] = [
    { type: 'draft.changed', text: ' call ten plumbers' },
    { type: 'value.changed', value: 'call five plumbers today' },
    { type: 'draft.submitted' },
    { type: 'draft.submitted' },
  ];
  for (const event of events) actor.send(event);
  expect([issued, actor.getSnapshot().context.draft]).toEqual([
    [
      {
        type: 'RecordLearning',
        stream: 'experiment-e',
        data: { text: 'call ten plumbers', base: 'call five plumbers' },
      },
    ],
    'call ten plumbers today',
  ]);
});
