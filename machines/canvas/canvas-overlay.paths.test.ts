import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { canvasOverlayMachine } from './canvas-overlay.machine.ts';

const paths = pathsOf(canvasOverlayMachine, {
  events: [
    { type: 'overlay.opened', overlay: 'find', of: null },
    { type: 'overlay.opened', overlay: 'share', of: 'n' },
    { type: 'overlay.closed' },
    { type: 'parts.gone', ids: ['n'] },
    { type: 'parts.gone', ids: ['m'] },
  ],
  key: ({ context }) => context,
});

describe(`what lies over the canvas, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(canvasOverlayMachine);

  testPaths(paths, async (path) => {
    await drivePath(canvasOverlayMachine, path, {
      coverage,
      invariants: {
        none: ({ context }) => expect(context).toEqual({ overlay: null, of: null }),
        open: ({ context }) => expect(context.overlay).not.toBeNull(),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
