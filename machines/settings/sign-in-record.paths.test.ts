import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { signInRecordMachine } from './sign-in-record.machine.ts';

const record = { email: 'ada@example.org', methods: ['password'], factors: [], hasPasskey: false };
const events = [{ type: 'record.changed' }, done('readRecord', record), failed('readRecord', { kind: 'signed-out' })];

describe('sign-in record', () => {
  const coverage = new Coverage(signInRecordMachine);

  for (const path of pathsOf(signInRecordMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(signInRecordMachine, path, {
        coverage,
        invariants: {
          reading: (_, run) => expect(run.running('readRecord')).toBe(1),
          known: ({ context }) => expect(context).toEqual({ record, failure: null }),
          unknown: ({ context }) => expect(context.failure).toEqual({ kind: 'signed-out' }),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
