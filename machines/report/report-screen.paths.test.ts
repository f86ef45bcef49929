import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type ReportScreenEvent, reportScreenMachine } from './report-screen.machine.ts';

const reportId = '0198f0a0-0000-4000-8000-000000000001';
const input = { reportId, freeze: null };
const grant = 'g'.repeat(32);
const block = { id: 'new', kind: 'score' as const };
const texts = [
  { field: 'heading' as const, base: 'A', text: 'A' },
  { field: 'text' as const, base: 'one', text: 'two' },
];
const events: readonly ReportScreenEvent[] = [
  { type: 'moment.chosen', freeze: 1 },
  { type: 'moment.chosen', freeze: null },
  { type: 'naming.opened' },
  { type: 'title.set', title: 'March' },
  { type: 'block.added', block },
  { type: 'block.opened', id: 'own' },
  { type: 'block.moved', id: 'own', after: null },
  { type: 'block.removed', id: 'own' },
  { type: 'block.saved', texts, settings: { show: 'critical' } },
  { type: 'freeze.asked' },
  { type: 'sharing.opened' },
  { type: 'share.asked', grant, expiresAt: null },
  { type: 'share.revoked', grant },
  { type: 'comparison.opened' },
  { type: 'report.removed' },
  { type: 'overlay.closed' },
];

describe('a report on its screen', () => {
  const coverage = new Coverage(reportScreenMachine);
  const paths = pathsOf(reportScreenMachine, { input, events, key: ({ context: { freeze } }) => String(freeze) });

  test.each(paths)('$description', async (path) => {
    await drivePath(reportScreenMachine, path, {
      coverage,
      input,
      invariants: {
        // What is frozen is not written to.
        '*': ({ context, value }) => {
          expect([context.freeze, value]).not.toEqual([1, 'editing']);
          expect([context.freeze, value]).not.toEqual([1, 'naming']);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function issuedBy(...sent: readonly ReportScreenEvent[]) {
  const issued: CommandDraft[] = [];
  const machine = reportScreenMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine, { input }).start();
  for (const event of sent) actor.send(event);
  expect(issued.every(({ stream }) => stream === `report-${reportId}`)).toBe(true);
  return issued.map(({ type, data }) => [type, data]);
}

test('What is written is sent, as far as it differs, and nothing is written to what is frozen', () => {
  const opened = { type: 'block.opened', id: 'own' } as const;
  expect([
    issuedBy(opened, { type: 'block.saved', texts, settings: { show: 'critical' } }),
    issuedBy(opened, { type: 'block.saved', texts: texts.slice(0, 1), settings: null }),
    issuedBy({ type: 'moment.chosen', freeze: 1 }, ...events.slice(2, 10)),
  ]).toEqual([
    [
      ['EditReportText', { block: 'own', field: 'text', base: 'one', text: 'two' }],
      ['SetReportBlock', { block: 'own', show: 'critical' }],
    ],
    [],
    [],
  ]);
});

test('A link shows what is looked at: the report as it is, or as it was frozen', () => {
  const asked = { type: 'share.asked', grant, expiresAt: null } as const;
  expect([
    issuedBy({ type: 'sharing.opened' }, asked),
    issuedBy({ type: 'moment.chosen', freeze: 2 }, { type: 'sharing.opened' }, asked, { type: 'share.revoked', grant }),
    issuedBy(asked),
  ]).toEqual([
    [['ShareReport', { grant, freeze: null, expiresAt: null }]],
    [
      ['ShareReport', { grant, freeze: 2, expiresAt: null }],
      ['RevokeReport', { grant }],
    ],
    [],
  ]);
});

test.each<[ReportScreenEvent, readonly [string, unknown]]>([
  [{ type: 'block.added', block }, ['AddToReport', { blocks: [block] }]],
  [{ type: 'block.moved', id: 'own', after: 'b' }, ['MoveReportBlocks', { blocks: ['own'], after: 'b' }]],
  [{ type: 'block.removed', id: 'own' }, ['RemoveReportBlocks', { blocks: ['own'] }]],
  [{ type: 'freeze.asked' }, ['FreezeReport', {}]],
  [{ type: 'report.removed' }, ['RemoveReport', {}]],
])('The screen issues for %o', (event, command) => {
  expect(issuedBy(event)).toEqual([command]);
});

test('A title is set once it was asked for, and not after that was left', () => {
  const set = { type: 'title.set', title: 'March' } as const;
  expect([
    issuedBy({ type: 'naming.opened' }, set),
    issuedBy({ type: 'naming.opened' }, { type: 'overlay.closed' }, set),
    issuedBy(set),
  ]).toEqual([[['RetitleReport', { title: 'March' }]], [], []]);
});
