import { beforeEach, describe, expect, test } from 'vitest';
import { entriesOf } from '#domain/replica/entries-of.ts';
import { createWorkspace } from '#machines/sync/workspace.store.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';
import { SyncClient } from './sync-client.ts';

const { signal } = new AbortController();

test('a refusal that the founder deals with while the client catches up does not come back', async () => {
  const server = new MemoryServer();
  const browser = new MemoryBrowser();
  const workspace = createWorkspace();
  const readAfter: typeof server.api.readAfter = (...given) => {
    if (workspace.rejections.get().length > 0) client.order({ type: 'rejection.dropped', commandId: 'mine' });
    return server.api.readAfter(...given);
  };
  const ports = { ...browser, database: browser.database.port, api: { ...server.api, readAfter } };
  const client = new SyncClient(ports, workspace, 'ada', () => {});
  await client.load();
  await client.pull(signal);
  server.log.commit([ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' })]);
  const commands = [
    ideaCommand('mine', 'RenameIdea', 9, { title: 'Nobody' }),
    ideaCommand('b', 'CaptureIdea', 2, { title: 'Wasps' }),
  ];
  client.order({ type: 'commands.issued', commands });
  await new Promise((resolve) => setTimeout(resolve));
  await client.push(signal);
  expect([workspace.rejections.get(), [...browser.database.kept('ada').rejections.keys()]]).toEqual([[], []]);
});

test('a refusal that is dropped or retried in another page does not come back with a write that had begun before', async () => {
  const server = new MemoryServer();
  const browser = new MemoryBrowser();
  const { port } = browser.database;
  const database: typeof port = {
    ...port,
    async settle(...given) {
      await port.replaceRejections('ada', ['dropped'], []);
      await port.replaceRejections('ada', ['retried'], []);
      return port.settle(...given);
    },
  };
  const client = new SyncClient({ ...browser, database, api: server.api }, createWorkspace(), 'ada', () => {});
  await client.load();
  const commands = ['dropped', 'retried', 'left'].map((id) => ideaCommand(id, 'RenameIdea', 9, { title: 'Nobody' }));
  client.order({ type: 'commands.issued', commands });
  await new Promise((resolve) => setTimeout(resolve));
  await client.push(signal);
  const { outbox, rejections } = browser.database.kept('ada');
  expect([outbox, [...rejections.keys()]]).toEqual([[], ['left']]);
});

test('what was refused along with another stays if only the other is dropped', async () => {
  const server = new MemoryServer();
  const browser = new MemoryBrowser();
  const tab = await openClientTab(server, browser, 'ada');
  const told = [1, 2, 3].map((n) => ({
    ...ideaCommand(`r${n}`, 'RenameIdea', 9, { title: `Bees ${n}` }),
    at: `2026-01-01T00:00:00.00${n}Z`,
  }));
  await tab.issue(...told);
  await tab.sync();
  const shown = () => tab.workspace.rejections.get().map((root) => entriesOf(root).map(({ command }) => command.id));
  expect(shown()).toEqual([['r1', 'r2', 'r3']]);
  tab.client.order({ type: 'rejection.dropped', commandId: 'r1', only: ['r1', 'r3'] });
  await new Promise((resolve) => setTimeout(resolve));
  expect([shown(), [...browser.database.kept('ada').rejections.keys()]]).toEqual([[['r2']], ['r2']]);
});

describe('while nothing can be written', () => {
  let server: MemoryServer;
  let browser: MemoryBrowser;
  beforeEach(() => {
    server = new MemoryServer();
    browser = new MemoryBrowser();
  });
  const full = { kind: 'storage', reason: 'full', message: '' } as const;
  const retry = { type: 'rejection.retried', commandId: 'a', newId: 'b', at: '2026-01-01T00:00:00.000Z' } as const;
  const openTab = () => openClientTab(server, browser, 'ada');
  const kept = () => {
    const { outbox, rejections } = browser.database.kept('ada');
    return [outbox.map(({ command }) => command.id), [...rejections.keys()], browser.area.keys()];
  };

  async function withRefusal() {
    const tab = await openTab();
    await tab.issue(ideaCommand('a', 'RenameIdea', 1, { title: 'Bees' }));
    await tab.sync();
    expect([tab.rejected(), kept()]).toEqual([[['a', 'not-found']], [[], ['a'], []]]);
    browser.database.failure = full;
    return tab;
  }

  test('a refusal that is dropped is gone in the next page too, and from the disk as soon as it can be', async () => {
    const tab = await withRefusal();
    tab.client.order({ type: 'rejection.dropped', commandId: 'a' });
    await tab.sync();
    tab.client.close();
    const next = await openTab();
    expect([next.rejected(), kept()]).toEqual([[], [[], ['a'], ['groundwork-unstored-ada:1:a']]]);
    browser.database.failure = null;
    await next.sync();
    expect([next.rejected(), kept(), (await openTab()).rejected()]).toEqual([[], [[], [], []], []]);
  });

  test('a refusal whose retry is accepted is gone in the next page too', async () => {
    const tab = await withRefusal();
    server.log.commit([ideaCommand('x', 'CaptureIdea', 1, { title: 'Wasps' })]);
    tab.client.order(retry);
    await tab.sync();
    expect(tab.titles()).toEqual(['Bees']);
    tab.client.close();
    const next = await openTab();
    await next.sync();
    expect([next.rejected(), next.titles(), kept()[1]]).toEqual([[], ['Bees'], ['a']]);
    browser.database.failure = null;
    await next.sync();
    expect([next.rejected(), kept()]).toEqual([[], [[], [], []]]);
  });

  test('a refusal that is dropped before it is written leaves nothing that would be sent again', async () => {
    const tab = await openTab();
    await tab.issue(ideaCommand('a', 'RenameIdea', 1, { title: 'Bees' }));
    browser.database.failure = full;
    await tab.sync();
    tab.client.order({ type: 'rejection.dropped', commandId: 'a' });
    await tab.sync();
    tab.client.close();
    const next = await openTab();
    expect([next.rejected(), next.pending(), kept()[0]]).toEqual([[], 0, ['a']]);
    browser.database.failure = null;
    await next.sync();
    expect([server.batches, kept()]).toEqual([[['a']], [[], [], []]]);
  });

  test('a retry that comes once more under its own id, and can be kept then, leaves the refusal gone', async () => {
    const tab = await withRefusal();
    server.isDown = true;
    tab.client.order(retry);
    await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
    browser.database.failure = null;
    await tab.issue(...tab.workspace.pending.get());
    expect(kept()).toEqual([['b'], ['a'], ['groundwork-unstored-ada:1:b']]);
    tab.client.close();
    const next = await openTab();
    expect([next.rejected(), next.pending(), kept()]).toEqual([[], 1, [['b'], [], []]]);
  });

  test('so does a page that sends it for the one that noted it', async () => {
    const tab = await withRefusal();
    const other = await openTab();
    server.isDown = true;
    tab.client.order(retry);
    await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
    browser.database.failure = null;
    await tab.issue(...tab.workspace.pending.get());
    tab.client.close();
    server.isDown = false;
    await other.sync();
    expect([other.rejected(), kept()]).toEqual([[['b', 'not-found']], [[], ['b'], []]]);
  });

  test('a retry that no note could be made of leaves the refusal where it is until the server has answered', async () => {
    const tab = await withRefusal();
    server.isDown = true;
    browser.area.isFull = true;
    tab.client.order(retry);
    await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
    browser.database.failure = null;
    expect([(await openTab()).rejected(), kept()[1]]).toEqual([[['a', 'not-found']], ['a']]);
    server.isDown = false;
    server.log.commit([ideaCommand('x', 'CaptureIdea', 1, { title: 'Wasps' })]);
    await tab.sync();
    expect([tab.rejected(), kept()]).toEqual([[], [[], [], []]]);
  });
});
