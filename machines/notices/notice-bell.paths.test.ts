import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Notices, noticesMax } from '#domain/notice/notice.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { noticeBellMachine } from './notice-bell.machine.ts';

const events = [
  { type: 'bell.opened', unread: [] },
  { type: 'bell.opened', unread: ['a', 'b'] },
  { type: 'more.shown', unread: ['c'] },
  { type: 'bell.closed' },
  done('markRead', { notices: [], unread: 0, next: null }),
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
          '*': ({ context }, run) => {
            expect(told).toBeLessThanOrEqual(run.started('markRead'));
            // Nothing is told twice at the same time.
            expect(context.unmarked.filter((id: string) => context.marking.includes(id))).toEqual([]);
          },
          'list.closed': ({ context }) => expect(context.fresh).toEqual([]),
          'marks.idle': ({ context }, run) => {
            expect([context.unmarked, context.marking]).toEqual([[], []]);
            expect(run.running('markRead')).toBe(0);
          },
          'marks.marking': ({ context }, run) => {
            expect(context.marking).not.toEqual([]);
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

test('what was read is told also if the list is closed before the answer, and at most a page at once', async () => {
  const answers: ((notices: Notices) => void)[] = [];
  const [asked, told]: [number[], number[]] = [[], []];
  const bell = createActor(
    noticeBellMachine.provide({
      actors: {
        markRead: fromPromise<Notices, { readonly ids: readonly string[] }>(({ input: { ids } }) => {
          asked.push(ids.length);
          return new Promise((resolve) => answers.push(resolve));
        }),
      },
      actions: { tellRead: (_, { ids }) => told.push(ids.length) },
    }),
  ).start();
  bell.send({ type: 'bell.opened', unread: ['a', 'b'] });
  bell.send({ type: 'more.shown', unread: Array.from({ length: noticesMax + 1 }, (_, n) => `${n}`) });
  bell.send({ type: 'bell.closed' });
  for (const count of [1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(count);
    answers.shift()?.({ notices: [], unread: 0, next: null });
  }
  await expect.poll(() => told).toEqual([2, noticesMax, 1]);
  expect(bell.getSnapshot().value).toEqual({ list: 'closed', marks: 'idle' });
});
