import { describe, expect, test } from 'vitest';
import { usualPolicy } from '#domain/auth/password.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { changePasswordMachine } from './change-password.machine.ts';

const secrets = { currentPassword: 'the old one', newPassword: 'the new one' };
const stricter = { ...usualPolicy, minLength: 12 };
const events = [
  { type: 'form.submitted', ...secrets, verdicts: { currentPassword: 'ok', newPassword: 'ok' } },
  { type: 'form.submitted', ...secrets, verdicts: { currentPassword: 'missing', newPassword: 'too-short' } },
  { type: 'field.changed', field: 'currentPassword' },
  { type: 'field.changed', field: 'newPassword' },
  { type: 'field.changed', field: 'code' },
  { type: 'step.chosen', step: 'recovery' },
  { type: 'step.chosen', step: 'app' },
  { type: 'code.submitted', code: '123456', verdict: 'ok' },
  { type: 'code.submitted', code: '', verdict: 'missing' },
  { type: 'flow.cancelled' },
  done('readPolicy', stricter),
  failed('readPolicy', { kind: 'offline' }),
  done('prove', { kind: 'proven', firebaseToken: 'token' }),
  done('prove', { kind: 'second-factor', steps: ['app', 'recovery'] }),
  failed('prove', { kind: 'wrong-credentials' }),
  done('answerCode'),
  failed('answerCode', { kind: 'wrong-code' }),
  failed('answerCode', { kind: 'used-code' }),
  failed('answerCode', { kind: 'challenge-expired' }),
  done('setPassword'),
  failed('setPassword', { kind: 'weak-password' }),
  failed('setPassword', { kind: 'common-password' }),
  failed('setPassword', { kind: 'offline' }),
  done('endOtherSessions'),
  failed('endOtherSessions', { kind: 'no-answer' }),
];

describe('change password', () => {
  const coverage = new Coverage(changePasswordMachine);
  /** The policy changes no transition, so it makes no state of its own. */
  const known = ({ context: { policy: _, ...rest } }: { context: { policy: unknown } }) => rest;

  for (const path of pathsOf(changePasswordMachine, { events, key: known })) {
    test(path.description, () =>
      drivePath(changePasswordMachine, path, {
        coverage,
        view: known,
        invariants: {
          '*': ({ context }) => expect(JSON.stringify(context)).not.toMatch(/the old one|123456|token/),
          editing: ({ context }) => expect(context).toMatchObject({ newPassword: null, othersEnded: null }),
          'editing.readingPolicy': ({ context }, run) => {
            expect(run.running('readPolicy')).toBe(1);
            expect(run.started('readPolicy')).toBe(1 + run.started('setPassword'));
            expect(context.failure?.kind ?? 'weak-password').toBe('weak-password');
          },
          proving: ({ context }, run) => {
            expect(context).toMatchObject({ problems: null, failure: null, newPassword: 'the new one' });
            expect(run.running('prove')).toBe(1);
          },
          setting: ({ context }, run) => {
            expect(context.newPassword).toBe('the new one');
            expect(run.started('prove')).toBeGreaterThan(0);
          },
          endingOthers: ({ context }, run) => {
            expect(context.newPassword).toBeNull();
            expect(run.running('endOtherSessions')).toBe(1);
          },
          changed: ({ context }) => {
            expect(context).toMatchObject({ newPassword: null, failure: null, problems: null });
            expect(typeof context.othersEnded).toBe('boolean');
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
