import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { sessionMachine } from './session.machine.ts';

const tokens = (n: number) => ({ accessToken: `access-${n}`, refreshToken: `refresh-${n}` });
const refused = { kind: 'refused', status: 401, code: 'expired', message: 'no' };

const events = [
  done('restore', null),
  done('restore', tokens(1)),
  failed('restore', new Error('storage is blocked')),
  { type: 'session.exchange', firebaseToken: 'identity' },
  done('exchange', tokens(1)),
  failed('exchange', refused),
  failed('exchange', { kind: 'no-answer' }),
  { type: 'session.unauthorized', accessToken: 'access-1' },
  { type: 'session.unauthorized', accessToken: 'stale' },
  done('refresh', tokens(2)),
  failed('refresh', { kind: 'no-answer' }),
  failed('refresh', refused),
  failed('refresh', new Error('a fault')),
  { type: 'session.sign-out', allDevices: false },
  { type: 'session.sign-out', allDevices: true },
  { type: 'session.deleted' },
  done('endSession'),
  failed('endSession', { kind: 'no-answer' }),
  { type: 'session.lost', ended: 'signed-out' },
  { type: 'session.lost', ended: 'expired' },
  { type: 'session.replaced', tokens: tokens(1) },
  { type: 'session.replaced', tokens: tokens(3) },
];

const paths = pathsOf(sessionMachine, {
  events,
  key: ({ context }) => [context.tokens?.accessToken, context.ended],
});

describe(`the session, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(sessionMachine);

  testPaths(paths, async (path) => {
    await drivePath(sessionMachine, path, {
      coverage,
      invariants: {
        '*': (snapshot, run) => {
          const running = ['restore', 'exchange', 'refresh', 'endSession'].map(run.running);
          expect(running.reduce((sum, n) => sum + n, 0)).toBe(snapshot.hasTag('pending') ? 1 : 0);
        },
        restoring: (snapshot) => expect(snapshot.context).toEqual({ tokens: null, failure: null, ended: null }),
        signedOut: (snapshot) => expect(snapshot.context.tokens).toBeNull(),
        exchanging: (snapshot) => expect(snapshot.context).toEqual({ tokens: null, failure: null, ended: null }),
        signedIn: (snapshot) => {
          expect(snapshot.hasTag('authed')).toBe(true);
          expect(snapshot.context).toMatchObject({ tokens: expect.anything(), ended: null });
        },
        'signedIn.idle': (snapshot) => expect(snapshot.hasTag('pending')).toBe(false),
        'signedIn.refreshing': (_, run) => expect(run.running('refresh')).toBe(1),
        signingOut: (snapshot, run) => {
          expect(snapshot.hasTag('authed')).toBe(false);
          expect(run.running('refresh')).toBe(0);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
