import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { passkeysMachine } from './passkeys.machine.ts';

const input = { ways: ['password'] };
const passkey = { id: 'laptop', name: 'Laptop', createdAt: '2026-11-20T12:00:00Z', lastUsedAt: null };
const events = [
  { type: 'list.reloaded' },
  { type: 'add.started' },
  { type: 'name.submitted', name: 'Laptop' },
  { type: 'removal.asked', id: 'laptop' },
  { type: 'flow.cancelled' },
  done('loadPasskeys', [passkey]),
  failed('loadPasskeys', { kind: 'no-answer' }),
  done('addPasskey'),
  failed('addPasskey', { kind: 'passkey-cancelled' }),
  done('removePasskey'),
  failed('removePasskey', { kind: 'no-answer' }),
  done('reauthentication', { kind: 'proven', firebaseToken: 'the token' }),
  failed('reauthentication', new Error('broken')),
];

describe('passkeys', () => {
  const coverage = new Coverage(passkeysMachine);

  for (const path of pathsOf(passkeysMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(passkeysMachine, path, {
        input,
        coverage,
        invariants: {
          '*': ({ context, value }) => {
            expect(context.hasAdded && context.failure !== null && value !== 'unavailable').toBe(false);
            expect(context.leaving !== null).toBe(['provingToRemove', 'removing'].includes(String(value)));
            expect(JSON.stringify(context)).not.toContain('the token');
          },
          loading: (_, run) => expect(run.running('loadPasskeys')).toBe(1),
          unavailable: ({ context }) => expect(context.failure).toEqual({ kind: 'offline' }),
          listing: ({ context }) => expect(context.passkeys).toEqual([passkey]),
          provingToAdd: (_, run) =>
            expect([run.running('reauthentication'), run.running('addPasskey')]).toEqual([1, 0]),
          naming: ({ context }) => expect(context.hasAdded).toBe(false),
          adding: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('addPasskey')).toBe(1);
          },
          provingToRemove: (_, run) =>
            expect([run.running('reauthentication'), run.running('removePasskey')]).toEqual([1, 0]),
          removing: (_, run) => expect(run.running('removePasskey')).toBe(1),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
