import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { changeEmailMachine } from './change-email.machine.ts';

const input = { ways: ['password'] };
const events = [
  { type: 'flow.started' },
  { type: 'flow.cancelled' },
  { type: 'form.submitted', email: 'new@example.org', verdict: 'ok' },
  { type: 'form.submitted', email: 'old@example.org', verdict: 'unchanged' },
  { type: 'field.changed' },
  done('reauthentication', { kind: 'proven', firebaseToken: 'token' }),
  failed('reauthentication', new Error('broken')),
  done('sendMail'),
  failed('sendMail', { kind: 'email-exists' }),
];

describe('change e-mail', () => {
  const coverage = new Coverage(changeEmailMachine);

  for (const path of pathsOf(changeEmailMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(changeEmailMachine, path, {
        input,
        coverage,
        invariants: {
          '*': ({ context }, run) => {
            expect(JSON.stringify(context)).not.toContain('token');
            expect(context.problem !== null && context.failure !== null).toBe(false);
            expect(context.email).not.toBe('old@example.org');
            expect(run.started('sendMail')).toBeLessThanOrEqual(run.started('reauthentication'));
          },
          proving: (_, run) => expect(run.running('reauthentication')).toBe(1),
          sending: ({ context }, run) => {
            expect(context.email).toBe('new@example.org');
            expect(run.running('sendMail')).toBe(1);
          },
          sent: ({ context }) => expect(context).toMatchObject({ email: 'new@example.org', failure: null }),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
