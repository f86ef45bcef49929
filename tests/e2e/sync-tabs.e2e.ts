import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { bundledPages } from '../fixtures/sync/bundled-page.ts';
import { ideaCommand } from '../fixtures/sync/idea-command.ts';
import { RoutedServer } from '../fixtures/sync/routed-server.ts';
import type { SyncPage } from '../fixtures/sync/sync-page.ts';

let pages: Awaited<ReturnType<typeof bundledPages>>;
let server: RoutedServer;
let account = '';

beforeAll(async () => {
  pages = await bundledPages(new URL('../fixtures/sync/sync-page.ts', import.meta.url).pathname, 'sync');
});
afterAll(() => pages?.close());
afterEach(async () => {
  await pages.context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(pages.context.pages().map((page) => page.close()));
});
beforeEach(async ({ task }) => {
  account = task.id;
  server = new RoutedServer();
  await pages.routeOrigin();
  await server.serve(pages.context);
});

interface InPage {
  readonly sync: SyncPage;
}

async function openTab(): Promise<Page> {
  const page = await pages.page();
  await page.evaluate((name) => (globalThis as unknown as InPage).sync.start(name), account);
  return page;
}

const issue = (page: Page, command: Command): Promise<void> =>
  page.evaluate((text) => (globalThis as unknown as InPage).sync.issue(JSON.parse(text)), JSON.stringify(command));

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as InPage).sync.seen());
const capture = (id: string, idea: number): Command => ideaCommand(id, 'CaptureIdea', idea, { title: id });

async function expectSeen(tabs: readonly Page[], expected: ReturnType<SyncPage['seen']>): Promise<void> {
  await expect.poll(() => Promise.all(tabs.map(seen))).toEqual(tabs.map(() => expected));
}

describe('two tabs of one browser', { retry: 0 }, () => {
  test('show the same while one of them sends', async () => {
    const tabs = [await openTab(), await openTab()] as const;
    await issue(tabs[0], capture('a', 1));
    await issue(tabs[1], capture('b', 2));
    await expectSeen(tabs, { state: 'live', titles: ['a', 'b'], pending: 0 });
    expect(server.batches.flat().sort()).toEqual(['a', 'b']);
  });

  test('keep their work through a cut network and a reload, and send it once', async () => {
    const tabs = [await openTab(), await openTab()] as const;
    await issue(tabs[0], capture('a', 1));
    await expectSeen(tabs, { state: 'live', titles: ['a'], pending: 0 });
    await server.cut();
    await expectSeen(tabs, { state: 'offline', titles: ['a'], pending: 0 });
    await issue(tabs[0], capture('b', 2));
    await issue(tabs[1], ideaCommand('c', 'RenameIdea', 1, { title: 'Bees' }));
    await expectSeen(tabs, { state: 'offline', titles: ['Bees', 'b'], pending: 2 });
    await tabs[0].close();
    const again = await openTab();
    await expectSeen([again, tabs[1]], { state: 'offline', titles: ['Bees', 'b'], pending: 2 });
    server.mend();
    await expectSeen([again, tabs[1]], { state: 'live', titles: ['Bees', 'b'], pending: 0 });
    expect(server.batches).toEqual([['a'], ['b', 'c']]);
  });

  test('go on under a new token when the old one has expired', async () => {
    const tab = await openTab();
    await expectSeen([tab], { state: 'live', titles: [], pending: 0 });
    await expect.poll(() => server.shown).toEqual(['a1']);
    await server.refuse(4401);
    await expect.poll(() => server.shown).toEqual(['a1', 'a2']);
    server.log.commit([capture('elsewhere', 1)]);
    await issue(tab, capture('b', 2));
    await expectSeen([tab], { state: 'live', titles: ['b', 'elsewhere'], pending: 0 });
  });
});
