import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { composePostMachine } from './compose-post.machine.ts';

const events = [
  { type: 'title.changed', title: 'Dark charts' },
  { type: 'title.changed', title: ' ' },
  { type: 'body.changed', body: 'Please.' },
  { type: 'post.submitted' },
  { type: 'post.discarded' },
  after('pauseMs', 'composePost.typing'),
];

describe('writing a post', () => {
  const coverage = new Coverage(composePostMachine);

  for (const path of pathsOf(composePostMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(composePostMachine, path, {
        coverage,
        invariants: {
          settled: ({ context }) => expect(context.searched).toBe(context.title.trim()),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('a post is handed on with its words, and similar ones are looked for after a pause', () => {
  const posted: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = composePostMachine.provide({
    actions: { post: (_, { title, body }) => posted.push({ title, body }) },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'title.changed', title: 'Dark ' });
  clock.increment(200);
  actor.send({ type: 'title.changed', title: 'Dark charts ' });
  clock.increment(200);
  expect(actor.getSnapshot().context.searched).toBe('');
  clock.increment(50);
  expect(actor.getSnapshot().context.searched).toBe('Dark charts');
  actor.send({ type: 'body.changed', body: 'Please.' });
  actor.send({ type: 'post.submitted' });
  actor.send({ type: 'post.submitted' });
  expect(posted).toEqual([{ title: 'Dark charts ', body: 'Please.' }]);
  expect(actor.getSnapshot().context).toEqual({ title: '', body: '', searched: '' });
});
