import { describe, expect, test } from 'vitest';
import { matchPath } from '#domain/routes/match-path.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { navigationMachine } from './navigation.machine.ts';

const paths = pathsOf(navigationMachine, {
  events: [
    { type: 'navigate', to: { name: 'home' } },
    { type: 'navigation.retried' },
    ...['/home', '/news'].flatMap((path) => [
      { type: 'transition.started', path },
      { type: 'transition.cancelled', path },
    ]),
    { type: 'transition.succeeded', place: matchPath('/home') },
    { type: 'transition.failed', path: '/news', reason: 'chunk missing' },
    failed('router', new Error('no history')),
  ],
  key: ({ context }) => context,
});

describe(`the navigation, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(navigationMachine);

  testPaths(paths, async (path) => {
    await drivePath(navigationMachine, path, {
      coverage,
      invariants: {
        '*': (snapshot) => {
          expect(snapshot.hasTag('failed')).toBe(snapshot.matches('failed') || snapshot.matches('broken'));
          expect(snapshot.context.pendingPath !== null).toBe(snapshot.matches('transitioning'));
        },
        booting: ({ context }) => expect(context).toMatchObject({ place: null, failure: null, failedPath: null }),
        transitioning: (snapshot) => expect(snapshot.hasTag('pending')).toBe(true),
        settled: ({ context }) => expect(context).toMatchObject({ place: { name: 'home' }, failure: null }),
        failed: ({ context }) => expect(context).toMatchObject({ failure: 'chunk missing', failedPath: '/news' }),
        broken: ({ context }) => expect(context.failure).toBe('no history'),
      },
    });
  });

  test('every state and transition ran', () => {
    // A transition that does nothing is no edge of the model; the machine's own test sends into it.
    expect(coverage.missing(['navigation.broken -[* 0]-> stays'])).toEqual(complete);
  });
});
