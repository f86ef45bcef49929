import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { syncMachine } from '#machines/sync/sync.machine.ts';
import { whenSnapshotRead } from './when-snapshot-read.ts';

afterEach(() => void vi.useRealTimers());

/** A sync whose copy is read when the test says so, and whose server never answers. */
function startSync() {
  const copy = Promise.withResolvers<void>();
  const never = fromPromise<never>(() => new Promise(() => {}));
  const silent = fromCallback(() => {});
  const machine = syncMachine.provide({
    actors: {
      replica: silent as never,
      watchConnection: silent as never,
      loadSnapshot: fromPromise(() => copy.promise),
      pull: never as never,
    },
  });
  return { sync: createActor(machine).start(), copy };
}

/** Whether it is over by now, everything that is due having happened. */
async function isOver(waited: Promise<void>): Promise<boolean> {
  let over = false;
  void waited.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test('nobody waits where nothing is being read', async () => {
  vi.useFakeTimers();
  expect(await isOver(whenSnapshotRead(startSync().sync))).toBe(true);
});

test('a copy that is being read is waited for, also one that cannot be read', async () => {
  vi.useFakeTimers();
  for (const end of ['resolve', 'reject'] as const) {
    const { sync, copy } = startSync();
    sync.send({ type: 'sync.start', account: 'a' });
    const waited = whenSnapshotRead(sync);
    expect(await isOver(waited)).toBe(false);
    copy[end]();
    expect(await isOver(waited)).toBe(true);
  }
});

test('a copy that takes long is not waited for', async () => {
  vi.useFakeTimers();
  const { sync } = startSync();
  sync.send({ type: 'sync.start', account: 'a' });
  const waited = whenSnapshotRead(sync);
  await vi.advanceTimersByTimeAsync(499);
  expect(await isOver(waited)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waited)).toBe(true);
});
