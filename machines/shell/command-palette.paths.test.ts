import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { commandPaletteMachine } from './command-palette.machine.ts';

const paths = pathsOf(commandPaletteMachine, {
  events: [
    { type: 'palette.opened' },
    { type: 'palette.closed' },
    { type: 'palette.toggled' },
    { type: 'query.changed', text: 'home' },
    { type: 'command.chosen', id: 'go-home' },
    done('run'),
    failed('run', new Error('there is no network')),
    failed('run', 'no reason'),
  ],
  key: ({ context }) => context,
});

describe(`the command palette, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(commandPaletteMachine);

  testPaths(paths, async (path) => {
    await drivePath(commandPaletteMachine, path, {
      coverage,
      invariants: {
        closed: (_, run) => expect(run.running('run')).toBe(0),
        open: (_, run) => expect(run.running('run')).toBe(0),
        running: (_, run) => expect(run.running('run')).toBe(1),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
