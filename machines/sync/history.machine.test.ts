import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ideaCommand, ideaStreamOf } from '../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../tests/fixtures/sync/memory-log.ts';
import { comparedIn, historyMachine } from './history.machine.ts';

const stream = ideaStreamOf(1);

async function open() {
  const log = new MemoryLog();
  log.commit([
    ideaCommand('a', 'CaptureIdea', 1, { title: 'Crumb' }),
    ideaCommand('elsewhere', 'CaptureIdea', 2, { title: 'Bees' }),
    ideaCommand('b', 'RenameIdea', 1, { title: 'Crust' }),
  ]);
  const said: unknown[] = [];
  const own = () => log.events.filter((event) => event.stream === stream);
  const actor = createActor(
    historyMachine.provide({
      actors: {
        loadEvents: fromPromise(async ({ input }) => own().filter(({ position }) => position > input.after)),
      },
      actions: {
        issue: (_, { drafts }) => said.push(drafts),
        restore: (_, { events, index }) => said.push({ restored: events.length, index }),
      },
    }),
    { input: { stream } },
  ).start();
  await expect.poll(() => actor.getSnapshot().matches('open')).toBe(true);
  return { actor, log, said };
}

test('a moment is named by the version of its stream', async () => {
  const { actor, said } = await open();
  actor.send({ type: 'moment.picked', index: 0 });
  actor.send({ type: 'naming.asked', name: '' });
  actor.send({ type: 'name.changed', name: 'As captured' });
  actor.send({ type: 'name.submitted' });
  expect(said).toEqual([[{ type: 'NameMoment', stream, data: { version: 1, name: 'As captured' } }]]);
});

test('the present has nothing to restore; the past is restored once, and the present is looked at again', async () => {
  const { actor, said } = await open();
  actor.send({ type: 'restore.asked' });
  actor.send({ type: 'moment.picked', index: 0 });
  actor.send({ type: 'comparison.toggled' });
  actor.send({ type: 'restore.asked' });
  actor.send({ type: 'restore.confirmed' });
  actor.send({ type: 'restore.confirmed' });
  expect(said).toEqual([{ restored: 2, index: 0 }]);
  expect(actor.getSnapshot().context).toMatchObject({ index: null, isComparing: false });
});

test('what is looked at stays while more happens', async () => {
  const { actor, log } = await open();
  actor.send({ type: 'moment.picked', index: 1 });
  log.commit([ideaCommand('c', 'RenameIdea', 1, { title: 'Loaf' })]);
  actor.send({ type: 'history.grown' });
  await expect.poll(() => actor.getSnapshot().context.events.length).toBe(3);
  expect(actor.getSnapshot().context.index).toBe(1);
});

test('two moments are compared: the second is now until another is chosen, and never before the first', async () => {
  const { actor, log } = await open();
  log.commit([ideaCommand('c', 'RenameIdea', 1, { title: 'Loaf' })]);
  actor.send({ type: 'history.grown' });
  await expect.poll(() => actor.getSnapshot().context.events.length).toBe(3);
  const compared = () => comparedIn(actor.getSnapshot().context);
  const seen = [compared()];
  for (const event of [
    { type: 'moment.picked', index: 0 },
    { type: 'comparison.toggled' },
    { type: 'comparison.moved', index: 1 },
    { type: 'comparison.moved', index: 0 },
    { type: 'comparison.moved', index: 2 },
    { type: 'comparison.moved', index: 1 },
    { type: 'moment.picked', index: 1 },
    { type: 'present.picked' },
  ] as const) {
    actor.send(event);
    seen.push(compared());
  }
  const withNow = (from: number) => ({ from, to: 2, isWithNow: true });
  const between = { from: 0, to: 1, isWithNow: false };
  expect(seen).toEqual([null, null, withNow(0), between, between, withNow(0), between, withNow(1), null]);
});
