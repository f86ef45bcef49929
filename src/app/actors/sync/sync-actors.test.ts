import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { LiveInput } from '#adapters/live/connect-live.ts';
import { createPresenceChannel } from '#adapters/live/presence-channel.ts';
import { type SyncState, selectSyncState } from '#machines/sync/select-sync.ts';
import { syncMachine } from '#machines/sync/sync.machine.ts';
import { createWorkspace } from '#machines/sync/workspace.store.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { syncActors } from './sync-actors.ts';

/** The machine with all its actors, on a server in memory; the test plays the clock and the connection. */
function openTab() {
  const [server, browser] = [new MemoryServer(), new MemoryBrowser()];
  const connected: LiveInput[] = [];
  const timers = new Set<{ readonly delayMs: number; readonly run: () => void }>();
  const { actors } = syncActors(
    {
      ...{ ...browser, database: browser.database.port, api: server.api },
      ...{ random: () => 0, origin: 'https://groundwork.test', chosen: 'acme', page: new EventTarget() },
      timers: {
        after(delayMs, run) {
          const timer = { delayMs, run };
          timers.add(timer);
          return () => timers.delete(timer);
        },
      },
      connect: (input, { opened }) => {
        connected.push(input);
        queueMicrotask(opened);
        return { authorise: () => {}, say: () => {}, close: () => {} };
      },
      sessionOf: () => ({ accessToken: () => 'one', onAccessToken: () => () => {}, refused: () => {} }),
      presence: createPresenceChannel(),
    },
    createWorkspace(),
  );
  const sync = createActor(syncMachine.provide({ actors })).start();
  const reach = (state: SyncState) => waitFor(sync, (snapshot) => selectSyncState(snapshot) === state);
  return { server, sync, connected, timers, reach };
}

test('a tab holds a live connection to its workspace under the token of its session', async () => {
  const { sync, connected, reach } = openTab();
  sync.send({ type: 'sync.start', account: 'ada' });
  await reach('live');
  expect(connected).toEqual([{ origin: 'https://groundwork.test', workspace: 'acme', after: 0, accessToken: 'one' }]);
});

test('a tab without an answer waits twice as long before each further try, until one is answered', async () => {
  const { server, sync, timers, reach } = openTab();
  server.isDown = true;
  sync.send({ type: 'sync.start', account: 'ada' });
  const waited: number[] = [];
  for (const isDown of [true, true, false]) {
    await waitFor(sync, () => timers.size > 0);
    server.isDown = isDown;
    for (const timer of [...timers]) {
      timers.delete(timer);
      waited.push(timer.delayMs);
      timer.run();
    }
  }
  await reach('live');
  expect([waited, timers.size]).toEqual([[1000, 2000, 4000], 0]);
});

test('a tab that is stopped does not go on waiting to try again', async () => {
  const { server, sync, timers } = openTab();
  server.isDown = true;
  sync.send({ type: 'sync.start', account: 'ada' });
  await waitFor(sync, () => timers.size > 0);
  sync.send({ type: 'sync.stop' });
  expect(timers.size).toBe(0);
});
