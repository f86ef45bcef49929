import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { splashMachine } from './splash.machine.ts';

const paths = pathsOf(splashMachine, {
  events: [
    { type: 'loading.started' },
    { type: 'loading.settled' },
    { type: 'screen.hydrated' },
    after('showAfter', 'splash.waiting'),
    after('minVisible', 'splash.showing'),
  ],
});

describe(`the splash, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(splashMachine);

  testPaths(paths, async (path) => {
    await drivePath(splashMachine, path, {
      coverage,
      invariants: {
        hidden: (snapshot) => expect(snapshot.hasTag('visible')).toBe(false),
        waiting: (snapshot) => expect(snapshot.hasTag('visible')).toBe(false),
        showing: (snapshot, run) => {
          expect(snapshot.hasTag('visible')).toBe(true);
          expect(run.clock.now()).toBeGreaterThanOrEqual(1000);
        },
        shown: (snapshot, run) => {
          expect(snapshot.hasTag('visible')).toBe(true);
          expect(run.clock.now()).toBeGreaterThanOrEqual(1500);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
