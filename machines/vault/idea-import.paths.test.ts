import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import type { TransferReport } from '#domain/transfer/transfer-report.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type ImportTable, ideaImportMachine } from './idea-import.machine.ts';

const table: ImportTable = {
  kind: 'csv',
  encoding: 'windows-1252',
  separator: ';',
  headers: ['Idea', 'Note'],
  samples: ['Bees', ''],
  lines: 2,
  mapping: ['title', null],
  statuses: { later: 'paused' },
};
const report: TransferReport = {
  lines: 2,
  good: 2,
  wrong: 0,
  problems: [],
  problemCount: 0,
  notes: [],
  noteCount: 0,
  statuses: [],
  statusCount: 0,
  toInbox: 0,
  archived: 0,
  days: null,
  duplicates: [],
  duplicateCount: 0,
  preview: [],
  criteria: 0,
  filters: 0,
  templates: 0,
  hasUnusableVault: false,
};

const events = [
  { type: 'source.given', source: { name: 'ideas.csv', bytes: 100 }, pasted: 'Title' },
  { type: 'source.given', source: { name: 'all.csv', bytes: 100_000_000 }, pasted: 'Title' },
  { type: 'source.dropped' },
  { type: 'column.mapped', column: 1, field: 'title' },
  { type: 'reading.chosen', options: { encoding: 'windows-1251' } },
  { type: 'status.mapped', key: 'later', target: 'archived' },
  { type: 'days.chosen', dayOrder: 'day-first' },
  { type: 'duplicates.chosen', duplicates: 'new' },
  { type: 'vault.chosen', withVault: false },
  { type: 'import.confirmed' },
  { type: 'import.left' },
  done('read', table),
  failed('read', { kind: 'undecodable', line: 3, encoding: 'utf-8' }),
  failed('read', { kind: 'empty' }),
  done('judge', report),
  done('judge', { ...report, good: 0, wrong: 2 }),
  done('judge', { ...report, good: 0, criteria: 3 }),
  failed('judge', new Error('gone')),
  done('importIdeas', 2),
  failed('importIdeas', { kind: 'unexpected' }),
];
const input = { hasCriteria: false };
/** Choices for doubles, days and words of statuses lead nowhere else; what is kept of them is tried below. */
const known = ({ context: { choices, ...context } }: AnyMachineSnapshot) => ({
  ...context,
  ...{ mapping: choices.mapping, withVault: choices.withVault, words: Object.keys(choices.statuses) },
});
const paths = pathsOf(ideaImportMachine, { events, input, key: known });

describe(`the import of ideas, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaImportMachine);

  testPaths(paths, async (path) => {
    await drivePath(ideaImportMachine, path, {
      coverage,
      input,
      view: known,
      invariants: {
        '*': ({ context: { choices } }, run) => {
          const taken = choices.mapping.filter((field: unknown) => field !== null);
          expect(new Set(taken).size).toBe(taken.length);
          expect(run.running('read') + run.running('judge') + run.running('importIdeas')).toBeLessThanOrEqual(1);
        },
        choosing: ({ context }) => expect(context.report === null || context.failure !== null).toBe(true),
        // A file that is read in another way is the same file, and nothing of what it was before is shown.
        reading: ({ context }) =>
          expect([context.source?.bytes, context.pasted, context.report, context.failure]).toEqual([
            100,
            'Title',
            null,
            null,
          ]),
        judging: ({ context: { choices, table: read } }) => {
          expect(Object.keys(choices.statuses)).toEqual(Object.keys(read.statuses));
        },
        importing: ({ context: { report: seen, choices } }) =>
          expect(seen.good > 0 || (choices.withVault && seen.criteria > 0)).toBe(true),
        imported: ({ context }) => expect([context.imported, context.pasted]).toEqual([2, '']),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('a file that is read in another way begins with its own columns, statuses and days, and with how the founder wants doubles', async () => {
  const machine = ideaImportMachine.provide({
    actors: { read: fromPromise(async () => table), judge: fromPromise(async () => report) },
  });
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'source.given', source: { name: 'ideas.csv', bytes: 100 }, pasted: '' });
  for (const event of [
    { type: 'column.mapped', column: 1, field: 'pitch' },
    { type: 'status.mapped', key: 'later', target: 'archived' },
    { type: 'days.chosen', dayOrder: 'day-first' },
    { type: 'duplicates.chosen', duplicates: 'new' },
    { type: 'reading.chosen', options: { separator: ',' } },
  ] as const) {
    await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
    actor.send(event);
  }
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  expect(context.choices).toEqual({
    ...{ mapping: table.mapping, statuses: table.statuses, dayOrder: null },
    ...{ duplicates: 'new', withVault: true },
  });
});
