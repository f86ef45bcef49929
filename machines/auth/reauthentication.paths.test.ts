import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { reauthenticationMachine } from './reauthentication.machine.ts';

const input = { ways: ['password'] };
const proven = { kind: 'proven', firebaseToken: 'token' };
const events = [
  { type: 'proof.given', proof: { kind: 'password', currentPassword: 'a secret' }, verdict: 'ok' },
  { type: 'proof.given', proof: { kind: 'password', currentPassword: '' }, verdict: 'missing' },
  { type: 'field.changed' },
  { type: 'step.chosen', step: 'recovery' },
  { type: 'step.chosen', step: 'app' },
  { type: 'code.submitted', code: '123456', verdict: 'ok' },
  { type: 'code.submitted', code: '12', verdict: 'malformed' },
  done('prove', proven),
  done('prove', { kind: 'second-factor', steps: ['app', 'recovery'] }),
  failed('prove', { kind: 'wrong-credentials' }),
  done('answerCode', proven),
  failed('answerCode', { kind: 'wrong-code' }),
  failed('answerCode', { kind: 'challenge-expired' }),
];

describe('reauthentication', () => {
  const coverage = new Coverage(reauthenticationMachine);

  for (const path of pathsOf(reauthenticationMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(reauthenticationMachine, path, {
        input,
        coverage,
        invariants: {
          '*': ({ context, status, output }) => {
            expect(JSON.stringify(context)).not.toMatch(/a secret|123456/);
            expect(context.problem !== null && context.failure !== null).toBe(false);
            expect(context.firebaseToken).toBe(status === 'done' ? 'token' : null);
            expect(output).toEqual(status === 'done' ? proven : undefined);
          },
          proving: ({ context }, run) => {
            expect(context).toMatchObject({ problem: null, failure: null });
            expect(run.running('prove')).toBe(1);
          },
          askingCode: (_, run) => expect(run.running('prove')).toBe(0),
          checkingCode: (_, run) => expect(run.running('answerCode')).toBe(1),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
