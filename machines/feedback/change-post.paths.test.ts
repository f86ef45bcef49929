import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { changePostMachine } from './change-post.machine.ts';

const action = { kind: 'tags', tags: ['charts'] } as const;
const events = [
  { type: 'form.opened', form: { kind: 'edit' } },
  { type: 'form.opened', form: { kind: 'report', commentId: null } },
  { type: 'form.closed' },
  { type: 'action.requested', action },
  done('carryOut', { action, post: {} }),
  failed('carryOut', { kind: 'refused', status: 409, code: 'merged', message: 'Merged.' }),
];

describe('changing a post', () => {
  const coverage = new Coverage(changePostMachine);

  for (const path of pathsOf(changePostMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(changePostMachine, path, {
        coverage,
        invariants: {
          reading: ({ context }, run) => {
            expect(run.running('carryOut')).toBe(0);
            // What was done has closed its form.
            if (context.done !== null) expect(context.form).toBeNull();
          },
          changing: ({ context }, run) => {
            expect(run.running('carryOut')).toBe(1);
            expect([context.failure, context.done]).toEqual([null, null]);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
