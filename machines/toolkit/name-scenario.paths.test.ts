import { describe, expect, test } from 'vitest';
import { createActor, type InputFrom } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type NameScenarioEvent, nameScenarioMachine } from './name-scenario.machine.ts';

type Input = InputFrom<typeof nameScenarioMachine>;
const [scenarioId, savedId] = ['0198f0a0-0000-4000-8000-000000000001', '0198f0a0-0000-4000-8000-000000000002'];
const fresh: Input = { named: { kind: 'new', calculator: 'wilson', inputs: { yes: '15' } }, title: '' };
const saved: Input = { named: { kind: 'saved', scenarioId: savedId }, title: 'Lean year' };
const submitted: NameScenarioEvent = { type: 'name.submitted', scenarioId };
const events: readonly NameScenarioEvent[] = [
  { type: 'title.changed', title: 'Bold year' },
  { type: 'title.changed', title: '  ' },
  { type: 'title.changed', title: 'x'.repeat(141) },
  submitted,
  { type: 'dialog.closed' },
];

describe('naming a scenario', () => {
  const coverage = new Coverage(nameScenarioMachine);
  const paths = [fresh, saved].flatMap((input) =>
    pathsOf(nameScenarioMachine, { input, events, key: ({ context }) => context.title }).map((path) => ({
      path,
      input,
    })),
  );

  test.each(paths)('$input.named.kind: $path.description', async ({ path, input }) => {
    await drivePath(nameScenarioMachine, path, {
      coverage,
      input,
      invariants: { saved: ({ context }) => expect(['Bold year', 'Lean year']).toContain(context.title) },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(input: Input, ...sent: readonly NameScenarioEvent[]) {
  const told: unknown[] = [];
  const machine = nameScenarioMachine.provide({
    actions: {
      issue: (_, { drafts }) =>
        told.push(...drafts.map(({ type, stream, data }: CommandDraft) => [type, stream, data])),
      open: (_, opened) => told.push(opened),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (const event of sent) actor.send(event);
  return { told, value: actor.getSnapshot().value };
}

test('a new one is saved with what was typed, and shown', () => {
  expect(run(fresh, submitted, { type: 'title.changed', title: 'Bold year' }, submitted)).toEqual({
    told: [
      ['SaveScenario', `scenario-${scenarioId}`, { calculator: 'wilson', title: 'Bold year', inputs: { yes: '15' } }],
      { scenarioId },
    ],
    value: 'saved',
  });
});

test('a saved one gets another name alone, and none that is too long', () => {
  const long: NameScenarioEvent = { type: 'title.changed', title: 'x'.repeat(141) };
  expect(run(saved, long, submitted)).toEqual({ told: [], value: 'refused' });
  expect(run(saved, { type: 'title.changed', title: 'Bold year' }, submitted)).toEqual({
    told: [['ChangeScenario', `scenario-${savedId}`, { title: 'Bold year' }]],
    value: 'saved',
  });
});
