import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { requestMachine } from './request.machine.ts';

const refused = (status: number) => ({ kind: 'refused', status, code: 'x', message: 'no' });
const input = { path: '/api/user/me' };

const paths = pathsOf(requestMachine, {
  input,
  key: ({ context }) => [context.accessToken, context.outcome],
  events: [
    done('currentToken', 'first'),
    done('currentToken', null),
    failed('currentToken', new Error('stopped')),
    done('attempt', { id: 'u' }),
    failed('attempt', refused(401)),
    failed('attempt', refused(403)),
    failed('attempt', { kind: 'no-answer' }),
    failed('attempt', new Error('a fault')),
    done('freshToken', { kind: 'token', accessToken: 'second' }),
    done('freshToken', { kind: 'no-answer' }),
    done('freshToken', { kind: 'ended' }),
    failed('freshToken', new Error('stopped')),
    done('retry', { id: 'u' }),
    failed('retry', refused(401)),
    failed('retry', { kind: 'no-answer' }),
  ],
});

describe(`a request, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(requestMachine);

  testPaths(paths, async (path) => {
    await drivePath(requestMachine, path, {
      coverage,
      input,
      invariants: {
        '*': (snapshot, run) => {
          expect(run.started('attempt') + run.started('retry')).toBeLessThanOrEqual(2);
          expect(snapshot.status).toBe(snapshot.hasTag('pending') ? 'active' : 'done');
        },
        preparing: (_, run) => expect(run.started('attempt')).toBe(0),
        attempting: (snapshot) => expect(snapshot.context.accessToken).toBe('first'),
        awaitingToken: (snapshot) => {
          expect(snapshot.context.outcome).toEqual({ kind: 'failed', failure: refused(401) });
        },
        retrying: (snapshot) => expect(snapshot.context.accessToken).toBe('second'),
        succeeded: (snapshot) => {
          expect(snapshot.output).toEqual({ kind: 'answered', answer: { id: 'u' } });
        },
        failed: (snapshot) => expect(snapshot.output.kind).toBe('failed'),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
