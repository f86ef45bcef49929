import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { toastsMachine } from './toasts.machine.ts';

const toast = (id: string) => ({ id, tone: 'info', message: id });
const paths = pathsOf(toastsMachine, {
  events: ['a', 'b'].flatMap((id) => [
    { type: 'toast.shown', toast: toast(id) },
    { type: 'toast.dismissed', id },
    { type: 'toast.acted', id },
  ]),
  key: ({ context }) => context,
});

describe(`the toasts, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(toastsMachine);

  testPaths(paths, async (path) => {
    await drivePath(toastsMachine, path, {
      coverage,
      invariants: {
        empty: ({ context }) => expect(context.toasts).toEqual([]),
        showing: ({ context }) => {
          const ids = context.toasts.map(({ id }: { id: string }) => id);
          expect(ids).not.toEqual([]);
          expect(new Set(ids).size).toBe(ids.length);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
