import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../tests/models/model.ts';
import { verifyEmailMachine } from './verify-email.machine.ts';

const events = [
  { type: 'verification.pressed' },
  done('applyCode'),
  failed('applyCode', { kind: 'link-expired' }),
  failed('applyCode', { kind: 'link-unusable' }),
  failed('applyCode', { kind: 'offline' }),
];

describe('verifying an e-mail address', () => {
  const coverage = new Coverage(verifyEmailMachine);

  for (const oobCode of ['code', undefined]) {
    const input = { oobCode };
    for (const path of pathsOf(verifyEmailMachine, { events, input, key: ({ context }) => context })) {
      test(`${oobCode}: ${path.description}`, () =>
        drivePath(verifyEmailMachine, path, {
          coverage,
          input,
          invariants: {
            ready: ({ context }, run) => {
              expect(context.oobCode).toBe('code');
              expect(run.running('applyCode')).toBe(0);
            },
            applying: (_, run) => expect(run.running('applyCode')).toBe(1),
            verified: ({ context }) => expect(context.failure).toBeNull(),
            unusable: ({ context }) => expect(context.failure.kind).toMatch(/^link-/),
          },
        }));
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
