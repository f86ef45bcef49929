import { describe, expect, test } from 'vitest';
import { usualPolicy } from '#domain/auth/password.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { passwordPolicyMachine } from './password-policy.machine.ts';

const stricter = { ...usualPolicy, minLength: 12 };
const events = [done('readPolicy', stricter), failed('readPolicy', { kind: 'offline' }), { type: 'policy.outdated' }];

describe('the policy of new passwords', () => {
  const coverage = new Coverage(passwordPolicyMachine);

  for (const path of pathsOf(passwordPolicyMachine, { events, key: ({ context }) => context })) {
    const wasRead = path.steps.some(({ event }) => event.type.startsWith('xstate.done.'));
    test(path.description, () =>
      drivePath(passwordPolicyMachine, path, {
        coverage,
        invariants: {
          '*': ({ context }) => expect([usualPolicy, ...(wasRead ? [stricter] : [])]).toContainEqual(context.policy),
          reading: (_, run) => expect(run.running('readPolicy')).toBe(1),
          known: (_, run) => expect(run.running('readPolicy')).toBe(0),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
