import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { recoveryCodesMachine } from './recovery-codes.machine.ts';

const input = { ways: ['password'] };
const codes = ['0123-4567-89ab-cdef-ghjk-mnpq'];
const none = { left: 0, madeAt: null };
const some = { left: 3, madeAt: '2026-11-20T12:00:00Z' };
const events = [
  { type: 'status.reloaded' },
  { type: 'codes.asked' },
  { type: 'codes.offered' },
  { type: 'codes.dismissed' },
  { type: 'flow.cancelled' },
  done('readStatus', none),
  done('readStatus', some),
  failed('readStatus', { kind: 'no-answer' }),
  done('makeCodes', codes),
  failed('makeCodes', { kind: 'refused', status: 403, code: 'sign-in-too-old', message: '' }),
  failed('makeCodes', { kind: 'no-answer' }),
  done('reauthentication', { kind: 'proven', firebaseToken: 'the token' }),
  failed('reauthentication', new Error('broken')),
];

describe('recovery codes', () => {
  const coverage = new Coverage(recoveryCodesMachine);

  for (const path of pathsOf(recoveryCodesMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(recoveryCodesMachine, path, {
        input,
        coverage,
        invariants: {
          '*': ({ context, value }) => {
            expect(context.recoveryCodes).toEqual(value === 'showing' ? codes : []);
            expect(JSON.stringify(context)).not.toContain('the token');
          },
          loading: (_, run) => expect([run.running('readStatus'), run.running('makeCodes')]).toEqual([1, 0]),
          unavailable: ({ context }) => expect(context.failure).toEqual({ kind: 'offline' }),
          idle: ({ context }) => expect(context.status).not.toBeNull(),
          making: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('makeCodes')).toBe(1);
          },
          proving: (_, run) => expect([run.running('reauthentication'), run.running('makeCodes')]).toEqual([1, 0]),
          showing: (_, run) => expect(run.running('makeCodes')).toBe(0),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
