import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { verificationMailMachine } from './verification-mail.machine.ts';

const events = [{ type: 'mail.requested' }, done('sendMail'), failed('sendMail', { kind: 'too-many-attempts' })];

describe('the verification mail', () => {
  const coverage = new Coverage(verificationMailMachine);

  for (const path of pathsOf(verificationMailMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(verificationMailMachine, path, {
        coverage,
        invariants: {
          sending: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('sendMail')).toBe(1);
          },
          sent: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('sendMail')).toBe(0);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
