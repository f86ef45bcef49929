import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { clipboardMachine } from './clipboard.machine.ts';

const paths = pathsOf(clipboardMachine, {
  events: [
    { type: 'copy.asked', ids: ['a', 'b'], form: 'own' },
    { type: 'copy.asked', ids: [], form: 'own' },
    { type: 'cut.asked', ids: ['a'] },
    { type: 'paste.asked' },
    done('write'),
    failed('write', 'refused'),
    done('paste'),
    failed('paste', 'empty'),
    failed('paste', new Error('gone')),
  ],
  key: ({ context: { copied, ...rest } }) => [rest, copied],
  when: ({ context }, { type }) => context.copied.turn < 1 || !/^(?:copy|cut)/.test(type),
});

describe(`the clipboard, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(clipboardMachine);

  test.each(paths)('$description', async (path) => {
    const removed: unknown[] = [];
    await drivePath(clipboardMachine, path, {
      coverage,
      actions: { remove: () => removed.push(1) },
      invariants: {
        ready: ({ context }) => expect(context.failure === null || context.ids.length === 0).toBe(true),
      },
    });
    const written = path.steps.filter(
      ({ event }, index) =>
        event.type === 'xstate.done.actor.write' && path.steps[index - 1]?.state.value === 'cutting',
    );
    expect(removed.length).toBe(written.length);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
