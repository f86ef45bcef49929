import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type NewReportEvent, newReportMachine, titleOfNewReport } from './new-report.machine.ts';

const projectId = '0198f0a0-0000-4000-8000-000000000001';
const reportId = '0198f0a0-0000-4000-8000-000000000002';
const input = { projectId, idea: 'Crumb' };
const blocks = [{ id: 'b1', kind: 'score' as const }];
const events: readonly NewReportEvent[] = [
  { type: 'project.chosen', projectId: reportId, idea: 'Loaf' },
  { type: 'title.changed', title: 'March' },
  { type: 'title.changed', title: ' ' },
  { type: 'title.changed', title: 'x'.repeat(141) },
  { type: 'template.chosen', template: 'one-pager' },
  { type: 'report.submitted', reportId, blocks },
  { type: 'dialog.closed' },
];

describe('a new report', () => {
  const coverage = new Coverage(newReportMachine);
  const paths = pathsOf(newReportMachine, { input, events, key: ({ context }) => JSON.stringify(context) });

  testPaths(paths, async (path) => {
    await drivePath(newReportMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context, value }) =>
          expect(value === 'created' && ![null, 'March'].includes(context.ownTitle)).toBe(false),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('A report begins with what was chosen, and is opened', () => {
  const issued: CommandDraft[] = [];
  const opened: string[] = [];
  const machine = newReportMachine.provide({
    actions: { issue: (_, { drafts }) => issued.push(...drafts), open: (_, params) => opened.push(params.reportId) },
  });
  const actor = createActor(machine, { input }).start();
  for (const event of [events[0], events[1], events[4], events[5]]) if (event) actor.send(event);
  expect([issued, opened]).toEqual([
    [
      {
        type: 'WriteReport',
        stream: `report-${reportId}`,
        data: { projectId: reportId, title: 'March', template: 'one-pager', blocks },
      },
    ],
    [reportId],
  ]);
});

test('A report is called by its idea and template until it is called otherwise', () => {
  const actor = createActor(newReportMachine, { input }).start();
  const titles = [titleOfNewReport(actor.getSnapshot().context)];
  for (const event of [events[4], events[0], events[1], events[4]]) {
    if (event) actor.send(event);
    titles.push(titleOfNewReport(actor.getSnapshot().context));
  }
  expect(titles).toEqual(['Crumb: validation report', 'Crumb: one-pager', 'Loaf: one-pager', 'March', 'March']);
  const long = { ...actor.getSnapshot().context, idea: 'x'.repeat(200), ownTitle: null };
  expect([titleOfNewReport(long).length, titleOfNewReport({ ...long, idea: ' ' })]).toEqual([140, 'One-pager']);
});
