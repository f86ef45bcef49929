import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Evidence } from '#domain/ledger/ledger.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { eachPart } from '#domain/log/parts.ts';
import { aLedger, ledgerId } from '../../tests/fixtures/a-ledger.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { evidenceListMachine } from './evidence-list.machine.ts';

const { ledger, projectId } = aLedger();
const [evidence] = [...eachPart(ledger.evidence)] as [Evidence];
const input = { projectId, assumptionId: null };
const paths = pathsOf(evidenceListMachine, {
  input,
  events: [
    { type: 'filter.changed', change: { direction: -1 } },
    { type: 'filter.cleared' },
    { type: 'withdrawal.asked', evidence },
    { type: 'text.changed', text: 'Asked friends' },
    { type: 'text.changed', text: ' ' },
    { type: 'withdrawal.submitted' },
    { type: 'withdrawal.left' },
    { type: 'recording.asked' },
    { type: 'recording.left' },
    { type: 'history.asked' },
    { type: 'history.closed' },
  ],
  key: ({ context: { filter, text, isReasonMissing } }) => [filter.direction, text, isReasonMissing],
});

describe(`the ledger's list, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(evidenceListMachine);

  testPaths(paths, async (path) => {
    await drivePath(evidenceListMachine, path, {
      coverage,
      input,
      invariants: {
        withdrawing: ({ context }) => expect(context.evidence).toBe(evidence),
        listing: ({ context: { text, isReasonMissing } }) => expect([text, isReasonMissing]).toEqual(['', false]),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('a withdrawal takes its reason along, and can be taken back', () => {
  const [issued, offered]: [CommandDraft[], CommandDraft[]] = [[], []];
  const machine = evidenceListMachine.provide({
    actions: {
      issue: (_, { drafts }) => issued.push(...drafts),
      offerUndo: (_, { drafts }) => offered.push(...drafts),
    },
  });
  const actor = createActor(machine, { input: { projectId, assumptionId: ledgerId(12) } }).start();
  expect(actor.getSnapshot().context.filter).toEqual({
    assumptionId: ledgerId(12),
    direction: null,
    source: null,
    hasSuperseded: true,
  });
  actor.send({ type: 'withdrawal.asked', evidence });
  actor.send({ type: 'withdrawal.submitted' });
  expect([actor.getSnapshot().context.isReasonMissing, issued]).toEqual([true, []]);
  actor.send({ type: 'text.changed', text: ' Asked friends ' });
  actor.send({ type: 'withdrawal.submitted' });
  const stream = `ledger-${projectId}`;
  expect([issued, offered, actor.getSnapshot().value]).toEqual([
    [{ type: 'WithdrawEvidence', stream, data: { evidenceId: evidence.id, reason: 'Asked friends' } }],
    [
      {
        type: 'UndoChange',
        stream,
        data: { fields: { [`evidence:${evidence.id}:counts`]: { from: false, to: true } } },
      },
    ],
    'listing',
  ]);
});
