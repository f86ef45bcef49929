import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SeenComments } from '#domain/thread/unread.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { commentReadsMachine } from './comment-reads.machine.ts';

const events = [
  { type: 'others.found' },
  { type: 'comments.seen', seen: { t: 'a' } },
  { type: 'comments.seen', seen: { t: 'b' } },
  { type: 'connection.regained' },
  { type: 'founder.left' },
  done('loadSeen', { t: 'a' }),
  failed('loadSeen', { kind: 'no-answer' }),
  done('saveSeen', { t: 'a' }),
  done('saveSeen', { t: 'b' }),
  failed('saveSeen', { kind: 'no-answer' }),
] as const;

describe('the comments that were seen', () => {
  const coverage = new Coverage(commentReadsMachine);
  for (const path of pathsOf(commentReadsMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(commentReadsMachine, path, {
        coverage,
        invariants: {
          '*': ({ context: { seen, unsaved } }, run) => {
            // Nothing is taken for unseen that was just looked at.
            expect({ ...seen, ...unsaved }).toEqual(seen);
            expect(run.running('loadSeen') + run.running('saveSeen')).toBeLessThanOrEqual(1);
          },
          idle: ({ context }) => expect(context.unsaved).toEqual({}),
          saving: ({ context }, run) => {
            expect(context.unsaved).not.toEqual({});
            expect(run.running('saveSeen')).toBe(1);
          },
          loading: (_, run) => expect(run.running('loadSeen')).toBe(1),
          unsaved: ({ context }, run) => {
            expect(context.unsaved).not.toEqual({});
            expect(run.running('saveSeen')).toBe(0);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what was seen before the server answered is told to it, and only that', async () => {
  const told: unknown[] = [];
  const machine = commentReadsMachine.provide({
    actors: {
      loadSeen: fromPromise<SeenComments>(async () => ({ s: 'x', t: 'a' })),
      saveSeen: fromPromise<SeenComments, { readonly seen: SeenComments }>(async ({ input: { seen } }) => {
        told.push(seen);
        return seen;
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'others.found' });
  actor.send({ type: 'comments.seen', seen: { t: 'b' } });
  await expect.poll(() => actor.getSnapshot().value).toBe('idle');
  expect([told, actor.getSnapshot().context]).toEqual([[{ t: 'b' }], { seen: { s: 'x', t: 'b' }, unsaved: {} }]);
  actor.send({ type: 'comments.seen', seen: { s: 'x', t: 'b' } });
  expect([actor.getSnapshot().value, told]).toEqual(['idle', [{ t: 'b' }]]);
});
