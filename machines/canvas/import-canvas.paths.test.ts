import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { importCanvasMachine } from './import-canvas.machine.ts';

const report = { parts: 4, counts: [], cards: 0, images: 0 };
const paths = pathsOf(importCanvasMachine, {
  events: [
    { type: 'file.given', file: { name: 'crumb.json', bytes: 100 } },
    { type: 'file.given', file: { name: 'all.json', bytes: 100_000_000 } },
    { type: 'file.dropped' },
    { type: 'import.confirmed' },
    { type: 'import.left' },
    done('read', report),
    done('read', { ...report, parts: 0 }),
    failed('read', { kind: 'wrong', problems: [{ path: 'nodes[3].x', problem: 'isn’t a number' }] }),
    failed('read', new Error('gone')),
    done('place'),
    failed('place', { kind: 'canvas-full' }),
  ],
  key: ({ context }) => context,
});

describe(`the import of a canvas, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(importCanvasMachine);

  testPaths(paths, async (path) => {
    await drivePath(importCanvasMachine, path, {
      coverage,
      invariants: {
        '*': (_, run) => expect(run.running('read') + run.running('place')).toBeLessThanOrEqual(1),
        reading: ({ context }) =>
          expect(context).toEqual({ file: { name: 'crumb.json', bytes: 100 }, report: null, failure: null }),
        placing: ({ context }) =>
          expect(context).toEqual({ file: { name: 'crumb.json', bytes: 100 }, report, failure: null }),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
