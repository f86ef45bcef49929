import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { deleteAccountMachine } from './delete-account.machine.ts';

const input = { ways: ['password'] };
const events = [
  { type: 'flow.started' },
  { type: 'flow.cancelled' },
  done('reauthentication', { kind: 'proven', firebaseToken: 'token' }),
  failed('reauthentication', new Error('broken')),
  done('deleteAccount'),
  failed('deleteAccount', { kind: 'no-answer' }),
  done('leave'),
  failed('leave', new Error('no network')),
];

describe('delete account', () => {
  const coverage = new Coverage(deleteAccountMachine);

  for (const path of pathsOf(deleteAccountMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(deleteAccountMachine, path, {
        input,
        coverage,
        invariants: {
          '*': ({ context }, run) => {
            expect(JSON.stringify(context)).not.toContain('token');
            expect(run.started('deleteAccount')).toBeLessThanOrEqual(run.started('reauthentication'));
            expect(run.started('leave')).toBeLessThanOrEqual(run.started('deleteAccount'));
          },
          confirming: (_, run) => expect(run.running('reauthentication')).toBe(1),
          deleting: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect([run.running('reauthentication'), run.running('deleteAccount')]).toEqual([0, 1]);
          },
          leaving: (_, run) => expect(run.running('leave')).toBe(1),
          gone: (_, run) => expect(run.started('leave')).toBe(1),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
