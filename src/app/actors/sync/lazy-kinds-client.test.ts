import { beforeEach, describe, expect, test } from 'vitest';
import { createLogApi, type LogApi } from '#adapters/log-api/log-api.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Command } from '#domain/log/command.ts';
import { kindNameOf } from '#domain/log/stream-kinds.ts';
import type { Page } from '#domain/page/page.ts';
import { createWorkspace } from '#machines/sync/workspace.store.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { SyncClient } from './sync-client.ts';

const { signal } = new AbortController();
const later = () => new Promise((resolve) => setTimeout(resolve));
const id = '00000000-0000-4000-8000-000000000001';
const stream = `page-${id}`;
const at = '2026-01-01T00:00:00.000Z';
const create: Command = { id: 'a', type: 'CreatePage', stream, data: { projectId: id, title: 'Crumb' }, at };
const rename: Command = { id: 'b', type: 'SetPage', stream, data: { title: 'Loaf' }, at };

let server: MemoryServer;
let browser: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  browser = new MemoryBrowser();
});

/** Builds a call like the product's, over a server in memory. */
const callOf = (api: LogApi): AuthorisedCall =>
  (async (path, options) => {
    const { commands } = (options?.body ?? {}) as { commands?: readonly Command[] };
    if (commands) return { results: await api.send(commands, signal) };
    return { events: await api.readAfter(Number(/after=(\d+)/.exec(path)?.[1]), signal) };
  }) as AuthorisedCall;

/** A tab without the rules of pages, until they come; `lost` is how often they don't. */
function openTab({ knows = false, lost = 0 } = {}) {
  const state = { knows, lost, fetches: 0 };
  const gate = {
    areHere: (streams: Iterable<string>) => state.knows || ![...streams].some((each) => kindNameOf(each) === 'page'),
    async fetch(streams: Iterable<string>) {
      if (gate.areHere(streams)) return true;
      state.fetches += 1;
      await later();
      if (state.lost > 0) state.lost -= 1;
      else state.knows = true;
      return state.knows;
    },
  };
  const workspace = createWorkspace();
  const reports: string[] = [];
  const api = { ...createLogApi(callOf(server.api), gate), readWorkspace: server.api.readWorkspace };
  const ports = { ...browser, gate, database: browser.database.port, api };
  const client = new SyncClient(ports, workspace, 'ada', ({ type }) => reports.push(type));
  const title = () => (workspace.stream(stream).get() as Page | undefined)?.title;
  return { client, workspace, state, reports, title };
}

/** A tab that was there before and has left its copy, and what waits, in the browser. */
async function leaveBehind(...commands: readonly Command[]) {
  const tab = openTab({ knows: true });
  await tab.client.load();
  await tab.client.pull(signal);
  if (commands.length > 0) tab.client.order({ type: 'commands.issued', commands });
  await later();
  tab.client.close();
}

describe('a tab without the rules of pages', () => {
  test('starts from the local copy, and with what waits, once they have come', async () => {
    server.log.commit([create]);
    await leaveBehind(rename);
    const tab = openTab();
    await tab.client.load();
    expect([tab.title(), tab.workspace.pendingCount.get(), tab.state.fetches]).toEqual(['Loaf', 1, 1]);
  });

  test('leaves the copy and the outbox where they are if the rules do not come, and reads the log by them later', async () => {
    server.log.commit([create]);
    await leaveBehind(rename);
    const tab = openTab({ lost: 2 });
    await tab.client.load();
    expect([tab.title(), tab.workspace.pendingCount.get(), browser.database.kept('ada').meta?.position]).toEqual([
      undefined,
      0,
      1,
    ]);
    await tab.client.pull(signal);
    expect([tab.title(), server.log.events.length]).toEqual(['Crumb', 1]);
    await tab.client.push(signal);
    expect([tab.title(), tab.workspace.pendingCount.get(), server.log.events.length]).toEqual(['Loaf', 0, 2]);
  });

  test('shows what was refused once they have come', async () => {
    const before = openTab({ knows: true });
    await before.client.load();
    before.client.order({ type: 'commands.issued', commands: [rename] });
    await later();
    await before.client.push(signal);
    before.client.close();
    expect(browser.database.kept('ada').outbox).toEqual([]);
    const tab = openTab();
    await tab.client.load();
    const refused = tab.workspace.rejections.get().map(({ command, reason }) => [command.id, reason]);
    expect([refused, tab.state.fetches]).toEqual([[['b', 'not-found']], 1]);
  });

  test('offers what can be undone once they have come, and asks again if they have not', async () => {
    server.log.commit([create]);
    await leaveBehind(rename);
    const kept = browser.database.kept('ada');
    expect([...kept.changes.keys()]).toEqual(['b']);
    kept.outbox = [];
    kept.meta = null;
    const tab = openTab({ lost: 1 });
    await tab.client.load();
    const first = [tab.workspace.undo.get().canUndo, tab.state.fetches];
    expect(await tab.client.push(signal)).toEqual({ isStorageBehind: false });
    expect([first, tab.workspace.undo.get().canUndo, tab.state.fetches]).toEqual([[false, 1], true, 2]);
  });

  test('takes up what was noted and can be undone once they have come, if the database is full', async () => {
    server.log.commit([create]);
    await leaveBehind(rename);
    const [change] = [...browser.database.kept('ada').changes.values()];
    if (!change) throw new Error('nothing can be undone');
    browser.database.wipe();
    browser.database.failure = { kind: 'storage', reason: 'full', message: 'no room' };
    const capture = { id: 'c', type: 'CaptureIdea', stream: `idea-${id}`, data: { title: 'Bread' }, at };
    browser.notes.keep('ada', { entries: [{ command: capture }], changes: { put: [change], remove: [] }, retried: [] });
    const tab = openTab();
    await tab.client.load();
    expect([tab.state.fetches, tab.workspace.undo.get().canUndo]).toEqual([1, true]);
  });

  test('asks again for what was noted if its rules do not come, and sends it in the same visit', async () => {
    server.log.commit([create]);
    browser.database.failure = { kind: 'storage', reason: 'full', message: 'no room' };
    browser.notes.keep('ada', { entries: [{ command: rename }], changes: { put: [], remove: [] }, retried: [] });
    const tab = openTab({ lost: 2 });
    await tab.client.load();
    expect([tab.workspace.pendingCount.get(), tab.state.fetches]).toEqual([0, 2]);
    await tab.client.pull(signal);
    expect(await tab.client.push(signal)).toEqual({ isStorageBehind: true });
    expect([tab.title(), server.log.events.length, browser.notes.read('ada')]).toEqual(['Loaf', 2, []]);
  });

  test('leaves a note alone that another tab has recovered meanwhile', async () => {
    server.log.commit([create]);
    browser.notes.keep('ada', { entries: [{ command: rename }], changes: { put: [], remove: [] }, retried: [] });
    browser.database.failure = { kind: 'storage', reason: 'full', message: 'no room' };
    const tab = openTab({ lost: 2 });
    await tab.client.load();
    browser.database.failure = null;
    const other = openTab({ knows: true });
    await other.client.load();
    await other.client.pull(signal);
    await other.client.push(signal);
    await tab.client.pull(signal);
    await tab.client.push(signal);
    expect([tab.title(), server.log.events.length, browser.database.kept('ada').outbox]).toEqual(['Loaf', 2, []]);
    expect(server.batches.flat()).toEqual(['b']);
  });

  test('takes rules that do not come for an answer that did not', async () => {
    server.log.commit([create]);
    const tab = openTab({ lost: 1 });
    await tab.client.load();
    await expect(tab.client.pull(signal)).rejects.toEqual({ kind: 'no-answer' });
    expect([tab.title(), tab.client.position]).toEqual([undefined, 0]);
    await tab.client.pull(signal);
    expect([tab.title(), tab.client.position]).toEqual(['Crumb', 1]);
  });

  test('hears what another tab has done once they have come', async () => {
    const [here, there] = [openTab(), openTab({ knows: true })];
    await Promise.all([here.client.load(), there.client.load()]);
    there.client.order({ type: 'commands.issued', commands: [create, rename] });
    await later();
    await later();
    expect([here.title(), here.workspace.pendingCount.get()]).toEqual(['Loaf', 2]);
  });

  test('asks the outbox where they did not come for what another tab says', async () => {
    const [here, there] = [openTab({ lost: 1 }), openTab({ knows: true })];
    await Promise.all([here.client.load(), there.client.load()]);
    there.client.order({ type: 'commands.issued', commands: [create] });
    await later();
    await later();
    expect([here.title(), here.reports.includes('outbox.grown')]).toEqual([undefined, true]);
    await here.client.push(signal);
    expect([here.title(), server.log.events.length]).toEqual(['Crumb', 1]);
  });
});
