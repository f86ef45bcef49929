import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../tests/models/model.ts';
import { signUpMachine } from './sign-up.machine.ts';

const good = { email: 'ada@example.org', password: 'a secret', verdicts: { email: 'ok', password: 'ok' } };
const bad = { email: 'ada', password: 'short', verdicts: { email: 'malformed', password: 'too-short' } };
const events = [
  { type: 'form.submitted', ...good },
  { type: 'form.submitted', ...bad },
  { type: 'field.changed', field: 'email' },
  { type: 'field.changed', field: 'password' },
  done('createAccount', { firebaseToken: 'token' }),
  failed('createAccount', { kind: 'email-exists' }),
  done('exchange'),
  failed('exchange', { kind: 'waitlist' }),
  { type: 'exchange.retried' },
];

describe('sign-up', () => {
  const coverage = new Coverage(signUpMachine);

  for (const path of pathsOf(signUpMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(signUpMachine, path, {
        coverage,
        invariants: {
          '*': ({ context }) => expect(JSON.stringify(context)).not.toContain(good.password),
          creating: (snapshot, run) => {
            expect(snapshot.context).toMatchObject({ problems: null, failure: null, firebaseToken: null });
            expect(run.running('createAccount')).toBe(1);
          },
          exchanging: (snapshot, run) => {
            expect(snapshot.context.firebaseToken).toBe('token');
            expect(run.running('createAccount')).toBe(0);
            expect(run.running('exchange')).toBe(1);
          },
          stranded: ({ context }) =>
            expect(context).toMatchObject({ firebaseToken: 'token', failure: { kind: 'waitlist' } }),
          done: ({ context }) =>
            expect(context).toEqual({ email: good.email, problems: null, failure: null, firebaseToken: null }),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
