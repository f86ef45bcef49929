import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type StateAssumptionEvent, stateAssumptionMachine } from './state-assumption.machine.ts';

const projectId = '0198f0a0-0000-4000-8000-000000000001';
const assumptionId = '0198f0a0-0000-4000-8000-000000000002';
const sentence = {
  type: 'sentence.completed',
  text: 'Bakers will pay',
  lens: 'viability',
  importance: 5,
  critical: true,
  assumptionId,
} as const;
const submitted = { type: 'draft.submitted', assumptionId, isFull: false } as const;
const paths = pathsOf(stateAssumptionMachine, {
  input: { projectId },
  events: [
    { type: 'line.entered' },
    { type: 'draft.changed', text: ' Bakers pay ' },
    { type: 'draft.changed', text: '  ' },
    { type: 'draft.changed', text: 'x'.repeat(501) },
    { type: 'weighing.chosen', critical: true },
    submitted,
    { ...submitted, isFull: true },
    sentence,
  ],
  key: ({ context: { draft, reason, stated, critical } }) => [draft.length, reason, stated, critical],
});

describe(`stating an assumption, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(stateAssumptionMachine);

  testPaths(paths, async (path) => {
    await drivePath(stateAssumptionMachine, path, {
      coverage,
      input: { projectId },
      invariants: {
        folded: ({ context }) => expect([context.draft, context.reason]).toEqual(['', null]),
        editing: ({ context }) => expect(context.reason).toBeNull(),
        refused: ({ context }) => expect(context.reason).toMatch(/^(text-empty|invalid-data|ledger-full)$/),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...events: readonly StateAssumptionEvent[]) {
  const issued: CommandDraft[] = [];
  const machine = stateAssumptionMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine, { input: { projectId } }).start();
  for (const event of events) actor.send(event);
  return { issued, context: actor.getSnapshot().context };
}

const stream = `ledger-${projectId}`;

test('a line is stated as it was weighed; the next one begins with the same lens and nothing else', () => {
  expect(
    run(
      { type: 'draft.changed', text: ' Bakers pay ' },
      { type: 'weighing.chosen', lens: 'viability' },
      { type: 'weighing.chosen', importance: 5, critical: true },
      submitted,
    ),
  ).toEqual({
    issued: [
      {
        type: 'StateAssumption',
        stream,
        data: { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true },
      },
    ],
    context: {
      projectId,
      draft: '',
      reason: null,
      stated: 'Bakers pay',
      lens: 'viability',
      importance: 3,
      critical: false,
    },
  });
});

test('a sentence of the empty page is stated as it says, and leaves the line alone', () => {
  const { type: _, ...data } = sentence;
  expect(run({ type: 'draft.changed', text: 'Half' }, sentence)).toMatchObject({
    issued: [{ type: 'StateAssumption', stream, data }],
    context: { draft: 'Half', stated: 'Bakers will pay', lens: 'desirability', importance: 3 },
  });
});
