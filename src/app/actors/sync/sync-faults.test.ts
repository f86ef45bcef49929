import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { type ClientTab, openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';
import { offerOf } from '../../../../tests/fixtures/sync/undo-words.ts';

let server: MemoryServer;
let browser: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  browser = new MemoryBrowser();
});

const openTab = () => openClientTab(server, browser, 'ada');
const capture = (id: string, idea: number, title = id): Command => ideaCommand(id, 'CaptureIdea', idea, { title });
const faults = ({ reports }: ClientTab) =>
  reports.flatMap((report) => (report.type === 'copy.doubted' ? [report.fault] : []));
const waiting = () =>
  browser.database
    .kept('ada')
    .outbox.map(({ command }) => command.id)
    .sort();

async function offlineWith(...commands: Command[]): Promise<ClientTab> {
  const tab = await openTab();
  await tab.sync();
  server.isDown = true;
  await tab.issue(...commands);
  return tab;
}

describe('a browser that throws away what it kept', () => {
  test('between two visits: how much was unsent is said once, and nothing is shown for the truth', async () => {
    server.log.commit([capture('x', 9)]);
    const before = await offlineWith(capture('a', 1), capture('b', 2));
    before.client.close();
    browser.database.wipe();
    const tab = await openTab();
    expect([faults(tab), tab.titles(), tab.workspace.isComplete.get()]).toEqual([
      [{ kind: 'wiped', lost: 2 }],
      [],
      false,
    ]);
    server.isDown = false;
    await tab.sync();
    expect([tab.titles(), faults(await openTab())]).toEqual([['x'], []]);
  });

  test('under a running tab: what waits is kept again, in its order, and sent', async () => {
    const tab = await offlineWith(capture('a', 1), capture('b', 2));
    await tab.issue(ideaCommand('c', 'RenameIdea', 1, { title: 'Bees' }));
    browser.database.wipe();
    await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
    expect([faults(tab), tab.pending(), waiting()]).toEqual([[{ kind: 'wiped', lost: 0 }], 3, ['a', 'b', 'c']]);
    const reloaded = await openTab();
    expect([reloaded.titles().sort(), offerOf(reloaded.workspace).undoLabel]).toEqual([
      ['Bees', 'b'],
      'Rename to “Bees”',
    ]);
    server.isDown = false;
    await tab.sync();
    expect([server.batches, waiting(), faults(tab).length]).toEqual([[['a', 'b', 'c']], [], 1]);
  });

  test('under a tab that has not reached the server: its whole copy is kept again as a whole one', async () => {
    server.log.commit([capture('x', 9)]);
    await (await openTab()).sync();
    server.isDown = true;
    const tab = await openTab();
    browser.database.wipe();
    await tab.issue(capture('a', 1));
    await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
    const reloaded = await openTab();
    expect([reloaded.titles().sort(), reloaded.workspace.isComplete.get()]).toEqual([['a', 'x'], true]);
  });

  test('under running tabs: what is issued next is kept after what waited, in both, and that is said at once', async () => {
    const [tab, other] = [await offlineWith(capture('z', 1), capture('y', 2)), await openTab()];
    browser.database.wipe();
    await tab.issue(ideaCommand('b', 'RenameIdea', 1, { title: 'Bees' }));
    await other.issue(ideaCommand('a', 'RenameIdea', 1, { title: 'Wasps' }));
    const kept = () => browser.database.kept('ada').outbox.map(({ command }) => command.id);
    const wiped = [{ kind: 'wiped', lost: 0 }];
    expect([kept(), faults(tab), faults(other)]).toEqual([['z', 'y', 'b', 'a'], wiped, wiped]);
    expect([tab.titles().sort(), other.titles().sort()]).toEqual([
      ['Wasps', 'y'],
      ['Wasps', 'y'],
    ]);
    server.isDown = false;
    await tab.sync();
    expect([server.batches, kept(), tab.rejected()]).toEqual([[['z', 'y', 'b', 'a']], [], []]);
  });

  test('says nothing at a sign-out, which clears it on purpose', async () => {
    const tab = await offlineWith(capture('a', 1));
    tab.client.close();
    await browser.database.port.clearEverything();
    expect(faults(await openTab())).toEqual([]);
  });
});

test('a copy that lacks what it claims to hold is doubted', async () => {
  server.log.commit([capture('x', 9)]);
  await (await openTab()).sync();
  browser.database.kept('ada').tail.delete(1);
  const tab = await openTab();
  expect([faults(tab), tab.workspace.isComplete.get()]).toEqual([[{ kind: 'torn', lost: 0 }], false]);
});

describe('a server that was put back to an earlier state', () => {
  const rewound = async () => {
    server.log.commit([capture('x', 9), capture('y', 8)]);
    const tab = await offlineWith(capture('a', 1));
    server = new MemoryServer();
    server.log.commit([capture('x', 9)]);
    return tab;
  };

  test('is noticed, read again from its beginning, and gets what waits', async () => {
    (await rewound()).client.close();
    const tab = await openTab();
    expect(tab.titles().sort()).toEqual(['a', 'x', 'y']);
    await tab.sync();
    expect([faults(tab), tab.titles().sort(), tab.pending()]).toEqual([[{ kind: 'rewound', lost: 0 }], ['a', 'x'], 0]);
    expect([server.reads.slice(0, 2), server.batches]).toEqual([[1, 0], [['a']]]);
    await tab.sync();
    expect(faults(tab)).toHaveLength(1);
  });

  test('is noticed also where it has gone on since', async () => {
    (await rewound()).client.close();
    server.log.commit([capture('z', 7), capture('v', 6)]);
    const tab = await openTab();
    await tab.sync();
    expect([faults(tab).length, tab.titles().sort()]).toEqual([1, ['a', 'v', 'x', 'z']]);
  });
});

test('a command that is not kept yet is not called kept', async () => {
  const tab = await openTab();
  tab.client.order({ type: 'commands.issued', commands: [capture('a', 1)] });
  expect(tab.workspace.unkeptCount.get()).toBe(1);
  await tab.issue(capture('b', 2));
  expect(tab.workspace.unkeptCount.get()).toBe(0);
  browser.database.failure = { kind: 'storage', reason: 'full', message: '' };
  await tab.issue(capture('c', 3));
  expect(tab.workspace.unkeptCount.get()).toBe(1);
  await tab.sync();
  expect(tab.workspace.unkeptCount.get()).toBe(0);
});
