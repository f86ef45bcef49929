import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { ideaCellMachine } from './idea-cell.machine.ts';

const paths = pathsOf(ideaCellMachine, {
  events: [
    { type: 'cell.opened', id: 'a', cell: 'status' },
    { type: 'cell.opened', id: 'b', cell: 'title' },
    { type: 'letters.typed', typed: 'ex' },
    { type: 'choice.confirmed' },
    { type: 'cell.closed' },
  ],
  key: ({ context }) => context,
});

describe(`editing a cell, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaCellMachine);

  testPaths(paths, async (path) => {
    await drivePath(ideaCellMachine, path, {
      coverage,
      invariants: {
        closed: ({ context }) => expect(context).toEqual({ id: null, cell: null, typed: '', isConfirmed: false }),
        open: ({ context }) =>
          expect([
            ['a', 'status'],
            ['b', 'title'],
          ]).toContainEqual([context.id, context.cell]),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
