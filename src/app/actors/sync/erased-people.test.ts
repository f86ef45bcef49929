import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Interview } from '#domain/interview/interview.ts';
import type { Command } from '#domain/log/command.ts';
import {
  editWith,
  erase,
  interviewCommand,
  logWith,
  newInterview,
  quoteWith,
} from '../../../../tests/fixtures/an-interview.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { type ClientTab, openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';
import { offerOf } from '../../../../tests/fixtures/sync/undo-words.ts';

const word = 'Quindlewick';
const [stream, other] = [newInterview(), newInterview()];
const at = '2026-03-04T05:06:07.000Z';
const later = () => new Promise((resolve) => setTimeout(resolve));
const counted = (): Command => interviewCommand('EditInterview', stream, { answer: 'unclear' });
const capture = (id: string): Command => ideaCommand(id, 'CaptureIdea', 1, { title: 'Bees' });

let server: MemoryServer;
let laptop: MemoryBrowser;
let phone: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  [laptop, phone] = [new MemoryBrowser(), new MemoryBrowser()];
});

const open = (browser: MemoryBrowser): Promise<ClientTab> => openClientTab(server, browser, 'ada');
const isIn = (value: unknown, searched: string): boolean => textOf(value).includes(searched);
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof Map ? [...each] : each)) ?? '';

/** Which of a browser's stores have a word. */
function storesWith({ database, area }: MemoryBrowser, searched = word): string[] {
  const stores = { ...database.kept('ada'), notes: area.keys().map((key) => [key, area.getItem(key)]) };
  return Object.entries(stores)
    .flatMap(([name, store]) => (isIn(store, searched) ? [name] : []))
    .sort();
}

/** Whether a page could still show a word. */
function isShown({ workspace }: ClientTab): boolean {
  const shown = [workspace.rejections.get(), workspace.undo.get(), stateIn(workspace)];
  return isIn(shown, word);
}

const stateIn = (workspace: ClientTab['workspace'], of = stream): Interview | undefined =>
  workspace.stream(of).get() as Interview | undefined;

async function eraseElsewhere(): Promise<void> {
  server.log.commit([erase(stream)]);
}

test('what is kept of an interview lies in a store of its own, and is there again after a reload', async () => {
  const tab = await open(laptop);
  await tab.issue(logWith(stream, word), capture('idea'));
  await tab.sync();
  expect(storesWith(laptop)).toEqual(['personal']);
  await tab.issue(quoteWith(stream, word), logWith(other, 'Marrowby'));
  await tab.sync();
  const before = stateIn(tab.workspace);
  const again = await open(laptop);
  expect([stateIn(again.workspace), again.titles()]).toEqual([before, ['Bees']]);
  expect(isIn(before, word)).toBe(true);
  expect(stateIn(again.workspace, other)?.person).toBe('Ada Marrowby');
});

test('once somebody is erased, no store of the browser has a word of them, whichever tab hears of it', async () => {
  const [first, second] = [await open(laptop), await open(laptop)];
  await first.issue(logWith(stream, word), logWith(other, 'Marrowby'));
  await first.issue(editWith(stream, word));
  await second.issue(capture('idea'), quoteWith(stream, word));
  await second.sync();
  await first.sync();
  expect(storesWith(laptop)).toEqual(['changes', 'personal']);
  second.client.order({ type: 'undo.requested', newId: 'undo', at });
  await later();
  expect(storesWith(laptop)).toEqual(['changes', 'outbox', 'personal']);
  await eraseElsewhere();
  await second.sync();
  await first.sync();
  expect(storesWith(laptop)).toEqual([]);
  expect([isShown(first), isShown(second)]).toEqual([false, false]);
  expect(storesWith(laptop, 'Marrowby')).toEqual(['personal']);
  const reloaded = await open(laptop);
  expect(stateIn(reloaded.workspace)).toMatchObject({ person: '', lastTime: '', erased: true });
  expect(stateIn(reloaded.workspace, other)?.person).toBe('Ada Marrowby');
});

test('an edit that was made without a network is rejected with its reason, wordless, and nothing else is', async () => {
  const tab = await open(laptop);
  await tab.issue(logWith(stream, word));
  await tab.sync();
  server.isDown = true;
  const [edit, quote, answer] = [editWith(stream, word), quoteWith(stream, word), counted()];
  await tab.issue(edit, capture('idea'), answer, quote);
  expect(storesWith(laptop)).toEqual(['changes', 'outbox', 'personal']);
  server.isDown = false;
  await eraseElsewhere();
  await tab.sync();
  expect(tab.rejected()).toEqual([
    [edit.id, 'person-erased'],
    [quote.id, 'person-erased'],
  ]);
  expect([storesWith(laptop), isShown(tab), tab.titles(), tab.pending()]).toEqual([[], false, ['Bees'], 0]);
  expect(stateIn(tab.workspace)?.answer).toBe('unclear');
  expect(offerOf(tab.workspace)).toMatchObject({ canUndo: true });
  // The founder can retry it in vain, or dismiss it.
  tab.client.order({ type: 'rejection.retried', commandId: edit.id, newId: 'again', at });
  await later();
  await tab.sync();
  tab.client.order({ type: 'rejection.dropped', commandId: quote.id });
  tab.client.order({ type: 'rejection.dropped', commandId: 'again' });
  await later();
  expect([tab.rejected(), storesWith(laptop)]).toEqual([[], []]);
});

test('what a page noted that was closed before it heard of an erasure goes with the next start', async () => {
  const [first, second] = [await open(laptop), await open(laptop)];
  await first.issue(logWith(stream, word));
  await first.sync();
  await second.sync();
  await eraseElsewhere();
  await first.sync();
  laptop.database.failure = { kind: 'storage', reason: 'full', message: '' };
  await second.issue(editWith(stream, word));
  expect(storesWith(laptop)).toEqual(['notes']);
  second.client.close();
  laptop.database.failure = null;
  const next = await open(laptop);
  await next.sync();
  expect([storesWith(laptop), isShown(next)]).toEqual([[], false]);
});

test('what a page kept that was closed before it heard of an erasure goes with the next start, without a network too', async () => {
  const [first, second] = [await open(laptop), await open(laptop)];
  await first.issue(logWith(stream, word));
  await first.sync();
  await second.sync();
  await eraseElsewhere();
  await first.sync();
  server.isDown = true;
  await second.issue(editWith(stream, word));
  expect(storesWith(laptop)).toEqual(['changes', 'outbox']);
  second.client.close();
  first.client.close();
  await open(laptop);
  await later();
  expect(storesWith(laptop)).toEqual([]);
});

test('a note that the next start cannot put into the database says nothing of somebody who was erased', async () => {
  const [first, second] = [await open(laptop), await open(laptop)];
  await first.issue(logWith(stream, word));
  await first.sync();
  await second.sync();
  await eraseElsewhere();
  await first.sync();
  server.isDown = true;
  laptop.database.failure = { kind: 'storage', reason: 'full', message: '' };
  await second.issue(editWith(stream, word));
  second.client.close();
  first.client.close();
  expect(storesWith(laptop)).toEqual(['notes']);
  await open(laptop);
  expect(storesWith(laptop)).toEqual([]);
});

test('an undo that waits loses the words as well, and what was counted can still be undone', async () => {
  const tab = await open(laptop);
  await tab.issue(logWith(stream, word));
  await tab.issue(counted());
  await tab.issue(quoteWith(stream, word));
  await tab.sync();
  server.isDown = true;
  await tab.issue(interviewCommand('EditInterview', stream, { person: `Cy ${word}` }));
  tab.client.order({ type: 'undo.requested', newId: 'undo', at });
  await later();
  expect(storesWith(laptop)).toEqual(['changes', 'outbox', 'personal']);
  expect(offerOf(tab.workspace)).toMatchObject({ undoLabel: 'Mark a quote', canRedo: true });
  await eraseElsewhere();
  tab.client.receive(server.log.after(3));
  await later();
  expect(storesWith(laptop)).toEqual([]);
  tab.client.receive([]);
  expect(offerOf(tab.workspace)).toMatchObject({ undoLabel: 'Edit an interview', canRedo: false });
  server.isDown = false;
  tab.client.order({ type: 'undo.requested', newId: 'undo-answer', at });
  await later();
  await tab.sync();
  expect(stateIn(tab.workspace)).toMatchObject({ answer: 'yes', person: '', erased: true });
});

test('a note that the database will not take says nothing of somebody who was erased', async () => {
  const tab = await open(laptop);
  await tab.issue(logWith(stream, word));
  await tab.sync();
  server.isDown = true;
  laptop.database.failure = { kind: 'storage', reason: 'full', message: '' };
  await tab.issue(editWith(stream, word), quoteWith(other, 'Marrowby'));
  expect(storesWith(laptop)).toEqual(['notes', 'personal']);
  server.isDown = false;
  await eraseElsewhere();
  tab.client.receive(server.log.after(1));
  expect([storesWith(laptop), storesWith(laptop, 'Marrowby')]).toEqual([['personal'], ['notes']]);
  laptop.database.failure = null;
  await tab.sync();
  expect(storesWith(laptop)).toEqual([]);
});

const kinds = ['log', 'edit', 'quote', 'undo', 'redo', 'count', 'sync', 'reopen', 'down', 'full'] as const;
const steps = fc.array(fc.record({ tab: fc.nat(2), kind: fc.constantFrom(...kinds) }), { maxLength: 25 });
const commandOf = { log: logWith, edit: editWith, quote: quoteWith, count: counted };

test('whatever three tabs of two browsers did before and while somebody is erased, nothing is left of them', async () => {
  await fc.assert(
    fc.asyncProperty(steps, steps, async (before, after) => {
      server = new MemoryServer();
      [laptop, phone] = [new MemoryBrowser(), new MemoryBrowser()];
      const browsers = [laptop, laptop, phone];
      const tabs = await Promise.all(browsers.map(open));
      let count = 0;
      const take = async ({ tab: n, kind }: { tab: number; kind: (typeof kinds)[number] }): Promise<void> => {
        const [tab, browser] = [tabs[n], browsers[n]];
        if (!tab || !browser) return;
        if (kind === 'sync') await tab.sync().catch(() => {});
        else if (kind === 'down') server.isDown = !server.isDown;
        else if (kind === 'full')
          browser.database.failure = browser.database.failure ? null : { kind: 'storage', reason: 'full', message: '' };
        else if (kind === 'reopen') {
          tab.client.close();
          tabs[n] = await open(browser);
        } else if (kind === 'undo' || kind === 'redo') {
          tab.client.order({ type: `${kind}.requested`, newId: `${kind}${count++}`, at });
        } else await tab.issue(commandOf[kind](stream, word));
      };
      for (const step of before) await take(step);
      server.log.commit([logWith(stream, word), erase(stream)]);
      for (const step of after) await take(step);
      server.isDown = false;
      for (const { database } of browsers) database.failure = null;
      for (const _ of [1, 2]) for (const tab of tabs) await tab.sync();
      expect([storesWith(laptop), storesWith(phone), ...tabs.map(isShown)]).toEqual([[], [], false, false, false]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
