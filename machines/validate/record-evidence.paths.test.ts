import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { aLedger, ledgerId } from '../../tests/fixtures/a-ledger.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type RecordEvidenceEvent, recordEvidenceMachine } from './record-evidence.machine.ts';

const { projectId } = aLedger();
const assumptionId = ledgerId(11);
const evidenceId = ledgerId(31);
const input = { projectId, assumptionId };
const submitted = { type: 'evidence.submitted', evidenceId } as const;
const paths = pathsOf(recordEvidenceMachine, {
  input,
  events: [
    { type: 'evidence.written', change: { text: 'Three said so' } },
    { type: 'evidence.written', change: { url: 'javascript:x' } },
    { type: 'project.chosen', projectId: ledgerId(2) },
    { type: 'rung.chosen', rung: 'anecdote' },
    { type: 'weight.chosen', weight: 7 },
    submitted,
    { type: 'evidence.left' },
  ],
  key: ({ context: { assumptionId: about, text, url, rung, weight, reason } }) => [
    about,
    text,
    url,
    rung,
    weight,
    reason,
  ],
});

describe(`recording evidence, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(recordEvidenceMachine);

  testPaths(paths, async (path) => {
    await drivePath(recordEvidenceMachine, path, {
      coverage,
      input,
      invariants: {
        recorded: ({ context }) => expect([context.reason, context.weight <= 1, context.url]).toEqual([null, true, '']),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...events: readonly RecordEvidenceEvent[]) {
  const [issued, offered]: [CommandDraft[], CommandDraft[]] = [[], []];
  const machine = recordEvidenceMachine.provide({
    actions: {
      issue: (_, { drafts }) => issued.push(...drafts),
      offerUndo: (_, { drafts }) => offered.push(...drafts),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (const event of events) actor.send(event);
  return { issued, offered, reason: actor.getSnapshot().context.reason };
}

const stream = `ledger-${projectId}`;

test('evidence is recorded as it was written, with what its kind usually weighs', () => {
  expect(
    run(
      { type: 'evidence.written', change: { text: ' Two bakers left ', direction: -1, url: ' https://a.example ' } },
      { type: 'weight.chosen', weight: 0.1 },
      { type: 'rung.chosen', rung: 'anecdote' },
      submitted,
    ),
  ).toEqual({
    issued: [
      {
        type: 'RecordEvidence',
        stream,
        data: {
          ...{ evidenceId, assumptionId, direction: -1, rung: 'anecdote', weight: 0.5 },
          ...{ text: 'Two bakers left', url: 'https://a.example' },
        },
      },
    ],
    offered: [
      {
        type: 'UndoChange',
        stream,
        data: { fields: { [`evidence:${evidenceId}:counts`]: { from: true, to: false } } },
      },
    ],
    reason: null,
  });
});

test.each([
  ['text-empty', { type: 'evidence.written', change: { text: '  ' } }],
  ['weight-beyond-rung', { type: 'weight.chosen', weight: 0.3 }],
  ['invalid-data', { type: 'evidence.written', change: { url: 'javascript:x' } }],
  ['assumption-missing', { type: 'evidence.written', change: { assumptionId: '' } }],
] as const)('%s is said and nothing is recorded', (reason, event) => {
  expect(run({ type: 'evidence.written', change: { text: 'Something' } }, event, submitted)).toEqual({
    issued: [],
    offered: [],
    reason,
  });
});
