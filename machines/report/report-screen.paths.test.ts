import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type ReportScreenEvent, reportScreenMachine } from './report-screen.machine.ts';

const reportId = '0198f0a0-0000-4000-8000-000000000001';
const now = { kind: 'live' } as const;
const day = { kind: 'day', day: '2026-03-01' } as const;
const frozen = (freeze: number) => ({ kind: 'frozen', freeze }) as const;
const input = { reportId, moment: now };
const grant = 'g'.repeat(32);
const block = { id: 'new', kind: 'score' as const };
const texts = [
  { field: 'heading' as const, base: 'A', text: 'A' },
  { field: 'text' as const, base: 'one', text: 'two' },
];
const events: readonly ReportScreenEvent[] = [
  { type: 'moment.chosen', moment: frozen(1) },
  { type: 'moment.chosen', moment: day },
  { type: 'moment.chosen', moment: now },
  { type: 'naming.opened' },
  { type: 'title.set', title: 'March' },
  { type: 'block.added', block },
  { type: 'block.opened', id: 'own' },
  { type: 'block.moved', id: 'own', after: null },
  { type: 'block.removed', id: 'own' },
  { type: 'block.saved', texts, settings: { show: 'critical' } },
  { type: 'freeze.asked', freeze: 2 },
  { type: 'sharing.opened' },
  { type: 'share.asked', grant, freeze: null, expiresAt: null },
  { type: 'share.revoked', grant },
  { type: 'freezes.counted', count: 2 },
  { type: 'freeze.rejected' },
  { type: 'pdf.opened' },
  { type: 'comparison.opened', from: day },
  { type: 'comparison.changed', side: 'from', moment: now },
  { type: 'comparison.changed', side: 'to', moment: frozen(1) },
  { type: 'report.removed' },
  { type: 'overlay.closed' },
  { type: 'moment.read', moment: frozen(1) },
  { type: 'moment.read', moment: now },
];

/** Leaves out the last comparison: it leads nowhere. */
const told = ({ context: { moment, block, awaited } }: AnyMachineSnapshot) => ({ moment, block, awaited });

describe('a report on its screen', () => {
  const coverage = new Coverage(reportScreenMachine);
  const paths = pathsOf(reportScreenMachine, { input, events, key: told });

  testPaths(paths, async (path) => {
    await drivePath(reportScreenMachine, path, {
      coverage,
      input,
      view: told,
      invariants: {
        // What is past is not written to, and no link leads to a day.
        editing: ({ context }) => expect(context.moment).toEqual(now),
        naming: ({ context }) => expect(context.moment).toEqual(now),
        sharing: ({ context }) => expect(context.moment).not.toEqual(day),
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
    issuedBy({ type: 'moment.chosen', moment: frozen(1) }, ...events.slice(3, 11)),
    issuedBy({ type: 'moment.chosen', moment: day }, ...events.slice(3, 14)),
  ]).toEqual([
    [
      ['EditReportText', { block: 'own', field: 'text', base: 'one', text: 'two' }],
      ['SetReportBlock', { block: 'own', show: 'critical' }],
    ],
    [],
    [],
    [],
  ]);
});

test('A link shows what was chosen for it: the report as it is, or a freeze, whichever is looked at', () => {
  const asked = { type: 'share.asked', grant, expiresAt: null } as const;
  const opened = { type: 'sharing.opened' } as const;
  expect([
    issuedBy({ type: 'moment.chosen', moment: frozen(1) }, opened, { ...asked, freeze: null }),
    issuedBy(opened, { ...asked, freeze: 2 }, { type: 'share.revoked', grant }),
    issuedBy({ ...asked, freeze: 2 }),
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
  [{ type: 'freeze.asked', freeze: 1 }, ['FreezeReport', {}]],
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

test('Two moments are compared, the second one now unless another is chosen', () => {
  const actor = createActor(reportScreenMachine, { input }).start();
  const compared = () => actor.getSnapshot().context.compared;
  actor.send({ type: 'comparison.opened', from: day });
  const first = compared();
  actor.send({ type: 'comparison.changed', side: 'to', moment: frozen(1) });
  expect([first, compared()]).toEqual([
    { from: day, to: now },
    { from: day, to: frozen(1) },
  ]);
});

test('What is chosen is written into the address, and what is read there is not written again', () => {
  const written: unknown[] = [];
  const machine = reportScreenMachine.provide({ actions: { writeAddress: (_, { moment }) => written.push(moment) } });
  const actor = createActor(machine, { input }).start();
  for (const moment of [day, day, now]) actor.send({ type: 'moment.chosen', moment });
  actor.send({ type: 'moment.read', moment: frozen(1) });
  expect([written, actor.getSnapshot().context.moment]).toEqual([[day, now], frozen(1)]);
});

test('What was frozen is shown once the log has it, unless it was rejected or the founder has gone to another version', () => {
  const seen = (...sent: readonly ReportScreenEvent[]) => {
    const written: unknown[] = [];
    const machine = reportScreenMachine.provide({ actions: { writeAddress: (_, { moment }) => written.push(moment) } });
    const actor = createActor(machine, { input }).start();
    for (const event of sent) actor.send(event);
    const { moment, awaited } = actor.getSnapshot().context;
    return { moment, awaited, written };
  };
  const asked = { type: 'freeze.asked', freeze: 2 } as const;
  const counted = (count: number) => ({ type: 'freezes.counted', count }) as const;
  expect([
    seen(asked, counted(1)),
    seen(asked, counted(2)),
    seen(asked, { type: 'moment.chosen', moment: frozen(1) }, counted(2)),
    // Words that are being written stay on the screen; the freeze is shown afterwards.
    seen(asked, { type: 'block.opened', id: 'own' }, counted(2)),
    seen(asked, { type: 'block.opened', id: 'own' }, counted(2), { type: 'overlay.closed' }, counted(2)),
    seen(counted(2)),
    // The second freeze is another device's by then.
    seen(asked, { type: 'freeze.rejected' }, counted(2)),
    seen(asked, { type: 'freeze.rejected' }, asked, counted(2)),
  ]).toEqual([
    { moment: now, awaited: 2, written: [] },
    { moment: frozen(2), awaited: null, written: [frozen(2)] },
    { moment: frozen(1), awaited: null, written: [frozen(1)] },
    { moment: now, awaited: 2, written: [] },
    { moment: frozen(2), awaited: null, written: [frozen(2)] },
    { moment: now, awaited: null, written: [] },
    { moment: now, awaited: null, written: [] },
    { moment: frozen(2), awaited: null, written: [frozen(2)] },
  ]);
});
