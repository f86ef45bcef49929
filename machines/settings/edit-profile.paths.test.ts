import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { editProfileMachine } from './edit-profile.machine.ts';

const events = [
  { type: 'form.submitted', displayName: 'Ada', verdict: 'ok' },
  { type: 'form.submitted', displayName: 'x'.repeat(81), verdict: 'too-long' },
  { type: 'field.changed' },
  done('saveName', { displayName: 'Ada' }),
  failed('saveName', { kind: 'no-answer' }),
];

describe('edit profile', () => {
  const coverage = new Coverage(editProfileMachine);

  for (const path of pathsOf(editProfileMachine, { events, key: ({ context }) => context })) {
    let told = 0;
    test(path.description, () => {
      told = 0;
      return drivePath(editProfileMachine, path, {
        coverage,
        actions: { tellUser: () => void told++ },
        invariants: {
          '*': ({ context }, run) => {
            expect(context.problem !== null && context.failure !== null).toBe(false);
            expect(told).toBeLessThanOrEqual(run.started('saveName'));
          },
          saving: ({ context }, run) => {
            expect(context).toEqual({ problem: null, failure: null });
            expect(run.running('saveName')).toBe(1);
          },
          'open.saved': ({ context }) => {
            expect(context).toEqual({ problem: null, failure: null });
            expect(told).toBeGreaterThan(0);
          },
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
