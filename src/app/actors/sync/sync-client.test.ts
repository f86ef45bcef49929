import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { type ClientTab, openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';

let server: MemoryServer;
let browser: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  browser = new MemoryBrowser();
});

const { signal } = new AbortController();
const capture = (id: string, idea: number, title = id): Command => ideaCommand(id, 'CaptureIdea', idea, { title });
const later = () => new Promise((resolve) => setTimeout(resolve));

const openTab = (from = browser, account = 'ada') => openClientTab(server, from, account);

const ofEachTab = <T>(tabs: readonly ClientTab[], read: (tab: ClientTab) => T) => tabs.map(read);

describe('a client of the log', () => {
  test('knows that the vault is empty only once it has read the log', async () => {
    const tab = await openTab();
    expect(tab.workspace.isComplete.get()).toBe(false);
    await tab.sync();
    expect([tab.workspace.isComplete.get(), tab.titles()]).toEqual([true, []]);
    server.isDown = true;
    expect((await openTab()).workspace.isComplete.get()).toBe(true);
  });

  test('reads a long log in pages', async () => {
    server.log.commit(Array.from({ length: 1001 }, (_, n) => capture(`c${n}`, n)));
    const tab = await openTab();
    await tab.sync();
    expect([tab.titles().length, server.reads]).toEqual([1001, [0, 500, 1000]]);
  });

  test('lets work without the server wait, then reads first and sends once, in order', async () => {
    server.isDown = true;
    const tab = await openTab();
    await tab.issue(capture('a', 1), ideaCommand('b', 'RenameIdea', 1, { title: 'Bees' }), capture('c', 2));
    await expect(tab.client.pull(signal)).rejects.toEqual({ kind: 'no-answer' });
    expect([tab.titles(), tab.pending()]).toEqual([['Bees', 'c'], 3]);
    server.isDown = false;
    await tab.sync();
    expect([server.batches, tab.titles(), tab.pending()]).toEqual([[['a', 'b', 'c']], ['Bees', 'c'], 0]);
    expect(browser.database.kept('ada').outbox).toEqual([]);
  });

  test('goes on with a copy that was read after a change of rights', async () => {
    server.log.commit([capture('a', 1)]);
    const tab = await openTab();
    await tab.sync();
    tab.client.close();
    const kept = browser.database.kept('ada');
    kept.meta = kept.meta && { ...kept.meta, rightsAt: 1 };
    server.log.commit([capture('b', 2)]);
    await (await openTab()).sync();
    expect([kept.meta?.position, kept.meta?.rightsAt]).toEqual([2, 1]);
  });

  test('continues after a reload with what was unsent, for this account only', async () => {
    server.isDown = true;
    const tab = await openTab();
    await tab.issue(capture('a', 1));
    tab.client.close();
    const [again, stranger] = [await openTab(), await openTab(browser, 'grace')];
    expect([again.titles(), again.pending()]).toEqual([['a'], 1]);
    expect([stranger.titles(), stranger.pending()]).toEqual([[], 0]);
  });

  test('whose answer was lost sends the same again, and it takes effect once', async () => {
    const tab = await openTab();
    await tab.issue(capture('a', 1));
    server.losesAnswers = true;
    await expect(tab.client.push(signal)).rejects.toEqual({ kind: 'no-answer' });
    server.losesAnswers = false;
    await tab.sync();
    expect([server.batches, server.log.events.length, tab.titles(), tab.pending()]).toEqual([
      [['a'], ['a']],
      1,
      ['a'],
      0,
    ]);
    expect(browser.database.kept('ada').outbox).toEqual([]);
  });

  test('that missed what others did reads it before its own facts', async () => {
    const tab = await openTab();
    await tab.sync();
    server.log.commit([capture('x', 9)]);
    await tab.issue(capture('a', 1));
    await tab.client.push(signal);
    expect([tab.client.position, tab.titles().sort(), tab.pending()]).toEqual([2, ['a', 'x'], 0]);
    expect(browser.database.kept('ada')).toMatchObject({ outbox: [], meta: { position: 2 } });
  });

  test('that missed what others did and cannot read it goes on after a reload with what was accepted', async () => {
    const tab = await openTab();
    await tab.sync();
    server.log.commit([capture('x', 9)]);
    await tab.issue(capture('a', 1));
    const { readAfter } = server.api;
    Object.assign(server.api, { readAfter: () => Promise.reject({ kind: 'no-answer' }) });
    await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
    tab.client.close();
    const again = await openTab();
    expect([server.batches, again.client.position, again.titles(), again.pending()]).toEqual([[['a']], 0, ['a'], 1]);
    Object.assign(server.api, { readAfter });
    await again.sync();
    expect([server.log.events.length, again.titles().sort(), again.pending()]).toEqual([2, ['a', 'x'], 0]);
  });

  test('is sent when its browser has stored it, and not before', async () => {
    const tab = await openTab();
    await tab.sync();
    const { addCommands } = browser.database.port;
    const stored = Promise.withResolvers<void>();
    const slowly: typeof addCommands = async (...args) => {
      await stored.promise;
      return addCommands(...args);
    };
    Object.assign(browser.database.port, { addCommands: slowly });
    await tab.issue(capture('a', 1));
    await tab.push();
    expect([tab.titles(), tab.pending(), server.batches]).toEqual([['a'], 1, []]);
    stored.resolve();
    await tab.sync();
    expect([tab.pending(), server.batches]).toEqual([0, [['a']]]);
  });

  test('is sent with fewer others where all are too much at once, and alone at last', async () => {
    server.atMost = 2;
    const tab = await openTab();
    await tab.issue(...['a', 'b', 'c', 'd', 'e'].map((id, n) => capture(id, n)));
    await tab.sync();
    expect([server.batches, tab.rejected(), tab.pending()]).toEqual([[['a', 'b'], ['c'], ['d', 'e']], [], 0]);
    server.atMost = 0;
    await tab.issue(capture('f', 6));
    await tab.sync();
    expect([server.batches.length, tab.rejected(), tab.pending()]).toEqual([3, [['f', 'invalid-data']], 0]);
  });

  test('does not let one unreadable command hold up the others', async () => {
    server.unreadable = ['b'];
    const tab = await openTab();
    await tab.issue(capture('a', 1), capture('b', 2), capture('c', 3));
    await tab.sync();
    expect([tab.titles(), tab.rejected(), tab.pending()]).toEqual([['a', 'c'], [['b', 'invalid-data']], 0]);
  });
});

describe('a rejected command', () => {
  const reject = async () => {
    const tab = await openTab();
    await tab.sync();
    server.log.commit([capture('x', 1)]);
    await tab.issue(capture('a', 1, 'Bees'));
    await tab.sync();
    return tab;
  };

  test('is kept with its reason until it is dropped', async () => {
    const tab = await reject();
    expect([tab.titles(), tab.rejected(), tab.pending()]).toEqual([['x'], [['a', 'idea-exists']], 0]);
    expect(tab.reports).toContainEqual({ type: 'rejections.counted', count: 1 });
    const reloaded = await openTab();
    expect(reloaded.rejected()).toEqual([['a', 'idea-exists']]);
    reloaded.client.order({ type: 'rejection.dropped', commandId: 'a' });
    await later();
    expect(ofEachTab([tab, reloaded, await openTab()], ({ rejected }) => rejected())).toEqual([[], [], []]);
    const counted = tab.reports.filter(({ type }) => type === 'rejections.counted');
    expect(counted.at(-1)).toEqual({ type: 'rejections.counted', count: 0 });
  });

  test('is issued again under a new id', async () => {
    const tab = await reject();
    const retry = { commandId: 'a', newId: 'a2', at: '2026-02-02T00:00:00.000Z' };
    tab.client.order({ type: 'rejection.retried', ...retry });
    await later();
    expect([tab.rejected(), tab.pending()]).toEqual([[], 1]);
    await tab.sync();
    expect([tab.rejected(), server.log.result('a2')?.status]).toEqual([[['a2', 'idea-exists']], 'rejected']);
  });
});

describe('tabs of one browser', () => {
  test('show the same before anything is sent, and after', async () => {
    server.isDown = true;
    const tabs = [await openTab(), await openTab()];
    const [first, second] = tabs;
    await first?.issue(capture('a', 1));
    await second?.issue(ideaCommand('b', 'RenameIdea', 1, { title: 'Bees' }));
    expect(ofEachTab(tabs, (tab) => [tab.titles(), tab.pending()])).toEqual(tabs.map(() => [['Bees'], 2]));
    // Once for each command, and once for the second tab, which has come.
    expect(first?.reports.filter(({ type }) => type === 'outbox.grown')).toHaveLength(3);
    server.isDown = false;
    await first?.sync();
    expect(ofEachTab(tabs, (tab) => [tab.titles(), tab.pending()])).toEqual(tabs.map(() => [['Bees'], 0]));
  });

  test('send in turn, so that nothing is sent twice', async () => {
    const tabs = [await openTab(), await openTab()];
    await tabs[0]?.issue(capture('a', 1), capture('b', 2));
    await Promise.all(tabs.map((tab) => tab.client.push(signal)));
    expect(server.batches).toEqual([['a', 'b']]);
  });

  test('go on where one was killed between the server’s word and its own', async () => {
    const killed = await openTab();
    const other = await openTab();
    await killed.issue(capture('a', 1), capture('b', 2));
    browser.database.failure = { kind: 'storage', reason: 'unavailable', message: 'killed' };
    killed.client.close();
    server.log.commit([capture('a', 1)]);
    browser.database.failure = null;
    await other.sync();
    expect([server.log.events.length, other.titles(), other.pending()]).toEqual([2, ['a', 'b'], 0]);
  });
});

describe('a local copy', () => {
  const keep = async () => {
    server.log.commit([capture('a', 1), capture('b', 2)]);
    const tab = await openTab();
    await tab.sync();
    return tab;
  };

  test('is continued, not read again', async () => {
    await keep();
    server.log.commit([capture('c', 3)]);
    const tab = await openTab();
    expect(tab.titles()).toEqual(['a', 'b']);
    await tab.sync();
    expect([tab.titles(), server.reads]).toEqual([
      ['a', 'b', 'c'],
      [0, 1],
    ]);
  });

  test('that is cleared at a sign-out stays cleared', async () => {
    const tab = await keep();
    await browser.database.port.clearEverything();
    server.log.commit([capture('c', 3)]);
    tab.client.receive(server.log.after(2));
    tab.client.close();
    await later();
    expect(browser.database.kept('ada').meta).toBeNull();
  });

  test('that was wiped under a running tab is written anew as a whole', async () => {
    const tab = await keep();
    await browser.database.port.clearEverything();
    await tab.issue(capture('c', 3));
    await tab.sync();
    server.isDown = true;
    expect((await openTab()).titles()).toEqual(['a', 'b', 'c']);
  });

  test('that lacks what it claims to hold is thrown away', async () => {
    await keep();
    browser.database.kept('ada').tail.delete(1);
    server.log.commit([ideaCommand('d', 'RenameIdea', 1, { title: 'Bees' })]);
    const tab = await openTab();
    await tab.sync();
    expect([tab.titles().sort(), tab.workspace.isComplete.get()]).toEqual([['Bees', 'b'], true]);
    expect(browser.database.kept('ada')).toMatchObject({ meta: { position: 3, isComplete: true } });
  });
});

describe('a browser that cannot keep anything', () => {
  const full = { kind: 'storage', reason: 'full', message: '' } as const;

  test('says so, and the command is shown and sent all the same', async () => {
    const tab = await openTab();
    browser.database.failure = full;
    await tab.issue(capture('a', 1));
    expect([tab.titles(), tab.pending(), tab.reports]).toEqual([
      ['a'],
      1,
      [{ type: 'storage.reported', failure: full }, { type: 'outbox.grown' }],
    ]);
    await tab.sync();
    expect([server.log.events.length, tab.pending()]).toEqual([1, 0]);
  });

  test('says when it can again, and makes up for what it missed', async () => {
    const tab = await openTab();
    browser.database.failure = full;
    await tab.issue(capture('a', 1));
    await tab.sync();
    browser.database.failure = null;
    await tab.issue(capture('b', 2));
    await tab.sync();
    expect(tab.reports).toContainEqual({ type: 'storage.reported', failure: null });
    server.isDown = true;
    expect((await openTab()).titles()).toEqual(['a', 'b']);
  });
});
