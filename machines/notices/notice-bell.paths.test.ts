import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { noticeBellMachine } from './notice-bell.machine.ts';

const events = [
  { type: 'bell.opened', unread: [] },
  { type: 'bell.opened', unread: ['a', 'b'] },
  { type: 'bell.closed' },
  done('markRead', { notices: [], unread: 0 }),
  failed('markRead', { kind: 'no-answer' }),
];

describe('the bell', () => {
  const coverage = new Coverage(noticeBellMachine);

  for (const path of pathsOf(noticeBellMachine, { events, key: ({ context }) => context })) {
    test(path.description, () => {
      let told = 0;
      return drivePath(noticeBellMachine, path, {
        coverage,
        actions: { tellRead: () => void told++ },
        invariants: {
          '*': (_, run) => expect(told).toBeLessThanOrEqual(run.started('markRead')),
          closed: ({ context }, run) => {
            expect(context.fresh).toEqual([]);
            expect(run.running('markRead')).toBe(0);
          },
          'open.marking': ({ context }, run) => {
            expect(context.fresh).not.toEqual([]);
            expect(run.running('markRead')).toBe(1);
          },
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
