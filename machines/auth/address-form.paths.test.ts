import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { addressFormMachine } from './address-form.machine.ts';

const events = [
  { type: 'address.submitted', email: 'ada@example.org', verdict: 'ok' },
  { type: 'address.submitted', email: 'ada', verdict: 'malformed' },
  { type: 'address.changed' },
  done('send'),
  failed('send', { kind: 'too-many-attempts' }),
  { type: 'sending.repeated' },
  { type: 'form.reopened' },
];

describe('leaving an address', () => {
  const coverage = new Coverage(addressFormMachine);

  for (const path of pathsOf(addressFormMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(addressFormMachine, path, {
        coverage,
        invariants: {
          '*': ({ context }) => expect(context.problem !== null && context.failure !== null).toBe(false),
          editing: (_, run) => expect(run.running('send')).toBe(0),
          sending: ({ context }, run) => {
            expect(context).toEqual({ email: 'ada@example.org', problem: null, failure: null });
            expect(run.running('send')).toBe(1);
          },
          sent: ({ context }) => expect(context).toEqual({ email: 'ada@example.org', problem: null, failure: null }),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
