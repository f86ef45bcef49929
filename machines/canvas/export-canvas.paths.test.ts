import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { exportCanvasMachine } from './export-canvas.machine.ts';

const coverage = new Coverage(exportCanvasMachine);

describe.each([{ hasSelection: true }, { hasSelection: false }])('exporting, %o', (input) => {
  const paths = pathsOf(exportCanvasMachine, {
    input,
    events: [
      { type: 'choice.made', choice: { format: 'svg' } },
      { type: 'choice.made', choice: { scope: 'selection' } },
      { type: 'export.asked' },
      { type: 'export.cancelled' },
      { type: 'export.left' },
      done('makeFile', { name: 'crumb.svg' }),
      failed('makeFile', 'too-large'),
      failed('makeFile', new Error('gone')),
    ],
    key: ({ context }) => context,
  });

  testPaths(paths, async (path) => {
    await drivePath(exportCanvasMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context: { choices, hasSelection } }) =>
          expect(choices.scope === 'everything' || hasSelection).toBe(true),
        making: ({ context: { saved, failure } }, run) => {
          expect([saved, failure]).toEqual([null, null]);
          expect(run.running('makeFile')).toBe(1);
        },
        choosing: (_, run) => expect(run.running('makeFile')).toBe(0),
      },
    });
  });
});

test('every state and transition ran', () => {
  expect(coverage.missing()).toEqual(complete);
});
