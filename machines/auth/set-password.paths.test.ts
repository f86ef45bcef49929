import { describe, expect, test } from 'vitest';
import { usualPolicy } from '#domain/auth/password.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { setPasswordMachine } from './set-password.machine.ts';

const input = { ways: ['google'] };
const events = [
  { type: 'flow.started' },
  { type: 'flow.cancelled' },
  { type: 'form.submitted', newPassword: 'a secret', verdict: 'ok' },
  { type: 'form.submitted', newPassword: 'short', verdict: 'too-short' },
  { type: 'field.changed' },
  done('reauthentication', { kind: 'proven', firebaseToken: 'token' }),
  failed('reauthentication', new Error('broken')),
  done('readPolicy', usualPolicy),
  failed('readPolicy', { kind: 'offline' }),
  done('setPassword'),
  failed('setPassword', { kind: 'weak-password' }),
  failed('setPassword', { kind: 'common-password' }),
  failed('setPassword', { kind: 'sign-in-too-old' }),
];

describe('set password', () => {
  const coverage = new Coverage(setPasswordMachine);

  for (const path of pathsOf(setPasswordMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(setPasswordMachine, path, {
        input,
        coverage,
        invariants: {
          '*': ({ context }, run) => {
            expect(JSON.stringify(context)).not.toMatch(/a secret|token/);
            expect(context.problem !== null && context.failure !== null).toBe(false);
            expect(run.started('setPassword') > 0 && run.started('reauthentication') === 0).toBe(false);
          },
          proving: (_, run) => expect(run.running('reauthentication')).toBe(1),
          choosing: (_, run) => expect(run.running('reauthentication')).toBe(0),
          setting: (_, run) => expect(run.running('setPassword')).toBe(1),
          done: ({ context }) => expect(context).toMatchObject({ problem: null, failure: null }),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
