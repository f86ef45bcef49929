import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { reportCommands } from '#domain/report/report-commands.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type UseInReportEvent, useInReportMachine } from './use-in-report.machine.ts';

const [first, other] = ['0198f0a0-0000-4000-8000-000000000001', '0198f0a0-0000-4000-8000-000000000002'];
const input = { reportId: first, calculator: 'nps', inputs: { promoters: '15', passives: '5', detractors: '1' } };
const events: readonly UseInReportEvent[] = [
  { type: 'report.chosen', reportId: other },
  { type: 'use.confirmed', blockId: 'b1' },
  { type: 'use.left' },
];

describe('using a calculation in a report', () => {
  const coverage = new Coverage(useInReportMachine);
  const paths = pathsOf(useInReportMachine, { input, events, key: ({ context }) => context.reportId });

  testPaths(paths, async (path) => {
    await drivePath(useInReportMachine, path, {
      coverage,
      input,
      invariants: { '*': ({ context }) => expect([first, other]).toContain(context.reportId) },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('the chosen report gets a block that asks the calculator, and an undo takes that block away', () => {
  const told: (CommandDraft | string)[] = [];
  const machine = useInReportMachine.provide({
    actions: {
      issue: (_, { drafts }) => told.push(...drafts),
      offerUndo: (_, { reportId, drafts }) => told.push(reportId, ...drafts),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (const event of events.slice(0, 2)) actor.send(event);
  const block = { id: 'b1', kind: 'calculator', calculator: 'nps', inputs: input.inputs };
  const stream = `report-${other}`;
  expect(told).toEqual([
    { type: 'AddToReport', stream, data: { blocks: [block] } },
    other,
    { type: 'RemoveReportBlocks', stream, data: { blocks: ['b1'] } },
  ]);
  expect(reportCommands.AddToReport.schema.safeParse({ blocks: [block] }).success).toBe(true);
});
