import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../tests/models/model.ts';
import { signInMachine } from './sign-in.machine.ts';

const good = { email: 'ada@example.org', password: 'a secret', verdicts: { email: 'ok', password: 'ok' } };
const bad = { email: '', password: '', verdicts: { email: 'missing', password: 'missing' } };
const events = [
  { type: 'form.submitted', ...good },
  { type: 'form.submitted', ...bad },
  { type: 'field.changed', field: 'email' },
  { type: 'field.changed', field: 'password' },
  done('signIn', { firebaseToken: 'token' }),
  failed('signIn', { kind: 'wrong-credentials' }),
  done('exchange'),
  failed('exchange', { kind: 'unavailable' }),
];

describe('sign-in', () => {
  const coverage = new Coverage(signInMachine);

  for (const path of pathsOf(signInMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(signInMachine, path, {
        coverage,
        invariants: {
          '*': ({ context }) => {
            expect(JSON.stringify(context)).not.toContain(good.password);
            expect(JSON.stringify(context)).not.toContain('token');
            expect(context.problems !== null && context.failure !== null).toBe(false);
          },
          identifying: ({ context }, run) => {
            expect(context).toEqual({ problems: null, failure: null });
            expect(run.running('signIn')).toBe(1);
          },
          exchanging: (_, run) => expect(run.running('exchange')).toBe(1),
          done: ({ context }) => expect(context).toEqual({ problems: null, failure: null }),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
