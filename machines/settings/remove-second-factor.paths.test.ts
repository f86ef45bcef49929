import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { removeSecondFactorMachine } from './remove-second-factor.machine.ts';

const input = { ways: ['password'] };
const events = [
  { type: 'removal.asked', id: 'phone' },
  { type: 'flow.cancelled' },
  done('reauthentication', { kind: 'proven', firebaseToken: 'token' }),
  failed('reauthentication', new Error('broken')),
  done('removeFactor'),
  failed('removeFactor', { kind: 'sign-in-too-old' }),
];

describe('remove second factor', () => {
  const coverage = new Coverage(removeSecondFactorMachine);

  for (const path of pathsOf(removeSecondFactorMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () => {
      let told = 0;
      return drivePath(removeSecondFactorMachine, path, {
        input,
        coverage,
        actions: { tellChanged: () => void told++ },
        invariants: {
          '*': ({ context, value }, run) => {
            expect(context.factor).toBe(value === 'idle' ? null : 'phone');
            expect(told).toBeLessThanOrEqual(run.started('removeFactor'));
            expect(run.started('removeFactor')).toBeLessThanOrEqual(run.started('reauthentication'));
          },
          proving: (_, run) => expect(run.running('reauthentication')).toBe(1),
          removing: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('removeFactor')).toBe(1);
          },
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
