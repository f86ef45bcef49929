import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { enrolSecondFactorMachine } from './enrol-second-factor.machine.ts';

const input = { ways: ['password'] };
const enrolment = { secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP' };
const events = [
  { type: 'flow.started' },
  { type: 'flow.cancelled' },
  { type: 'code.submitted', code: '123456', name: 'Phone', verdict: 'ok' },
  { type: 'code.submitted', code: '', name: 'Phone', verdict: 'missing' },
  { type: 'field.changed' },
  done('reauthentication', { kind: 'proven', firebaseToken: 'token' }),
  failed('reauthentication', new Error('broken')),
  done('startEnrolment', enrolment),
  failed('startEnrolment', { kind: 'way-closed' }),
  done('finishEnrolment'),
  failed('finishEnrolment', { kind: 'wrong-code' }),
  failed('finishEnrolment', { kind: 'challenge-expired' }),
];

describe('enrol second factor', () => {
  const coverage = new Coverage(enrolSecondFactorMachine);

  for (const path of pathsOf(enrolSecondFactorMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () => {
      let told = 0;
      return drivePath(enrolSecondFactorMachine, path, {
        input,
        coverage,
        actions: { tellChanged: () => void told++ },
        invariants: {
          '*': ({ context, value }, run) => {
            expect(JSON.stringify(context)).not.toMatch(/token|123456/);
            expect(context.enrolment !== null).toBe(value === 'showing' || value === 'confirming');
            expect(context.problem !== null && context.failure !== null).toBe(false);
            expect(told).toBeLessThanOrEqual(run.started('finishEnrolment'));
            expect(run.started('startEnrolment')).toBeLessThanOrEqual(run.started('reauthentication'));
          },
          proving: (_, run) => expect(run.running('reauthentication')).toBe(1),
          preparing: (_, run) => expect(run.running('startEnrolment')).toBe(1),
          confirming: (_, run) => expect(run.running('finishEnrolment')).toBe(1),
          enrolled: () => expect(told).toBeGreaterThan(0),
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
