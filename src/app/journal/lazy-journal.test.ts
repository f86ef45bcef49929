import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { splashMachine } from '#machines/shell/splash.machine.ts';
import { createLazyJournal } from './lazy-journal.ts';

test('what happened before the recorder came is in the journal, in its order and with its times', async () => {
  const journal = createLazyJournal();
  const before = performance.now();
  const actor = createActor(splashMachine, { inspect: journal.inspect }).start();
  actor.send({ type: 'loading.started' });
  const recorder = await journal.load();
  actor.send({ type: 'loading.settled' });
  const { entries, actors } = recorder.take();
  expect(actors.map(({ address }) => address)).toEqual(['splash']);
  expect(entries.map(({ type }) => type)).toEqual(['loading.started', 'loading.settled']);
  const [first, second] = entries.map(({ at }) => at);
  expect(first).toBeGreaterThanOrEqual(Math.floor(before));
  expect(second).toBeGreaterThanOrEqual(first ?? 0);
  expect(await journal.load()).toBe(recorder);
  actor.stop();
});
