import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import { type SyncState, selectSyncState } from '#machines/sync/select-sync.ts';
import { type OfAccount, type RetryInput, syncMachine } from '#machines/sync/sync.machine.ts';
import type { ConnectionEvent, NetworkEvent } from '#machines/sync/sync-events.ts';
import { createWorkspace } from '#machines/sync/workspace.store.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { replicaActors } from './replica-actors.ts';

const capture = (id: string, idea: number) => ideaCommand(id, 'CaptureIdea', idea, { title: id });

/** The machine with its own replica, on a server in memory; the test plays the link and the network. */
function openTab(server = new MemoryServer(), browser = new MemoryBrowser()) {
  const workspace = createWorkspace();
  const ports = { ...browser, database: browser.database.port, api: server.api };
  const { actors, client } = replicaActors(ports, workspace);
  const network: { report: (report: NetworkEvent) => void } = { report: () => {} };
  const sync = createActor(
    syncMachine.provide({
      actors: {
        ...actors,
        live: fromCallback<EventObject, OfAccount, ConnectionEvent>(({ sendBack }) =>
          sendBack({ type: 'link.opened' }),
        ),
        waitBeforeRetry: fromPromise<void, RetryInput>(() => new Promise(() => {})),
        watchConnection: fromCallback<EventObject, undefined, NetworkEvent>(({ sendBack }) => {
          network.report = sendBack;
        }),
      },
    }),
  ).start();
  return {
    sync,
    client,
    server,
    browser,
    report: (report: NetworkEvent) => network.report(report),
    reach: (state: SyncState) => waitFor(sync, (snapshot) => selectSyncState(snapshot) === state, { timeout: 1000 }),
    seen: () => ({
      titles: ideasOf(workspace)
        .get()
        .map(({ title }) => title),
      pending: workspace.pendingCount.get(),
      isComplete: workspace.isComplete.get(),
    }),
  };
}

describe('the sync machine with its replica', () => {
  test('shows a command at once and goes live when the server has it', async () => {
    const tab = openTab();
    tab.sync.send({ type: 'sync.start', account: 'ada' });
    tab.sync.send({ type: 'commands.issued', commands: [capture('early', 1)] });
    expect(tab.seen()).toEqual({ titles: ['early'], pending: 1, isComplete: false });
    await tab.reach('live');
    tab.sync.send({ type: 'commands.issued', commands: [capture('later', 2)] });
    await tab.reach('pushing');
    await tab.reach('live');
    expect([tab.seen(), tab.server.batches]).toEqual([
      { titles: ['early', 'later'], pending: 0, isComplete: true },
      [['early'], ['later']],
    ]);
  });

  test('keeps work while the network is away, and shows why it waits', async () => {
    const tab = openTab();
    tab.sync.send({ type: 'sync.start', account: 'ada' });
    await tab.reach('live');
    tab.server.isDown = true;
    tab.report({ type: 'connection.lost' });
    tab.sync.send({ type: 'commands.issued', commands: [capture('a', 1)] });
    expect([tab.seen().pending, tab.sync.getSnapshot().context.failure]).toEqual([1, { kind: 'no-answer' }]);
    tab.server.isDown = false;
    tab.report({ type: 'connection.regained' });
    await tab.reach('live');
    expect([tab.seen().pending, tab.server.log.events.length]).toEqual([0, 1]);
  });

  test('is in conflict after a rejection, until the founder has dropped it', async () => {
    const tab = openTab();
    tab.sync.send({ type: 'sync.start', account: 'ada' });
    await tab.reach('live');
    tab.server.log.commit([capture('x', 1)]);
    tab.sync.send({ type: 'commands.issued', commands: [capture('a', 1)] });
    await tab.reach('conflict');
    tab.sync.send({ type: 'rejection.dropped', commandId: 'a' });
    expect([selectSyncState(tab.sync.getSnapshot()), tab.seen().pending]).toEqual(['live', 0]);
  });

  test('shows nothing of an account that has gone, and its work to nobody else', async () => {
    const tab = openTab();
    tab.server.isDown = true;
    tab.sync.send({ type: 'sync.start', account: 'ada' });
    tab.sync.send({ type: 'commands.issued', commands: [capture('a', 1)] });
    await tab.reach('offline');
    tab.sync.send({ type: 'sync.start', account: 'grace' });
    await tab.reach('offline');
    expect(tab.seen()).toEqual({ titles: [], pending: 0, isComplete: false });
    tab.sync.send({ type: 'sync.start', account: 'ada' });
    await tab.reach('offline');
    expect(tab.seen()).toEqual({ titles: ['a'], pending: 1, isComplete: false });
    tab.sync.send({ type: 'sync.stop' });
    expect(tab.seen().titles).toEqual([]);
    expect(() => tab.client()).toThrow('no account');
  });
});
