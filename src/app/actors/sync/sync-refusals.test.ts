import { expect, test } from 'vitest';
import { createWorkspace } from '#machines/workspace.store.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
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
      await port.dropRejections('ada', ['dropped']);
      await port.retryRejections('ada', ['retried'], []);
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
