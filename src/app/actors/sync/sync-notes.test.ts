import { beforeEach, expect, test } from 'vitest';
import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { Command } from '#domain/log/command.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { sample } from '#domain/sample/sample.ts';
import { commandsForSample } from '#machines/sample/sample-commands.ts';
import { sampleIds } from '#machines/sample/sample-ids.ts';
import { openSample } from '../../../../tests/fixtures/open-sample.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { type ClientTab, openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';
import { inWords, offerOf } from '../../../../tests/fixtures/sync/undo-words.ts';

let server: MemoryServer;
let browser: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  browser = new MemoryBrowser();
});

const openTab = (account = 'ada') => openClientTab(server, browser, account);
const capture = (id: string, idea: number, title = id): Command => ideaCommand(id, 'CaptureIdea', idea, { title });
const waiting = () => browser.database.kept('ada').outbox.map(({ command }) => command.id);
const later = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new Promise<never>(() => {});

async function turn(tab: ClientTab, type: 'undo.requested' | 'redo.requested', newId: string): Promise<void> {
  tab.client.order({ type, newId, at: '2026-01-01T00:00:00.000Z' });
  await later();
}

/** A page that issues a command and goes away before the database has written anything. */
async function leaveAtOnce(...drafts: (readonly Command[])[]): Promise<void> {
  const tab = await openTab();
  const { port } = browser.database;
  const { addCommands, replaceRejections } = port;
  Object.assign(port, { addCommands: never, replaceRejections: never } satisfies Partial<LocalDatabase>);
  for (const commands of drafts) tab.client.order({ type: 'commands.issued', commands });
  for (const { command } of tab.workspace.rejections.get()) {
    const at = '2026-01-01T00:00:00.000Z';
    tab.client.order({ type: 'rejection.retried', commandId: command.id, newId: `${command.id}-again`, at });
  }
  tab.client.close();
  Object.assign(port, { addCommands, replaceRejections });
}

test('what the database had no time to write is there at the next visit, in its order, and is sent once', async () => {
  server.isDown = true;
  await leaveAtOnce([capture('a', 1), capture('b', 2)], [ideaCommand('c', 'RenameIdea', 1, { title: 'Bees' })]);
  expect([waiting(), browser.area.length]).toEqual([[], 2]);
  const tab = await openTab();
  expect([tab.titles().sort(), tab.pending(), waiting(), browser.area.keys()]).toEqual([
    ['Bees', 'b'],
    3,
    ['a', 'b', 'c'],
    [],
  ]);
  expect(offerOf(tab.workspace).undoLabel).toBe('Rename to “Bees”');
  server.isDown = false;
  await tab.sync();
  expect([server.batches, tab.pending(), waiting()]).toEqual([[['a', 'b', 'c']], 0, []]);
});

test('more than nine changes are there at the next visit in their order', async () => {
  const titles = Array.from({ length: 11 }, (_, n) => `Bees ${n}`);
  const renames = titles.map((title, n) => [ideaCommand(`r${n}`, 'RenameIdea', 1, { title })]);
  server.isDown = true;
  await leaveAtOnce([capture('a', 1)], ...renames);
  const tab = await openTab();
  expect([tab.titles(), waiting()]).toEqual([['Bees 10'], ['a', ...titles.map((_, n) => `r${n}`)]]);
});

test('the whole example is there at the next visit if its page was left before the database had written it', async () => {
  const ids = sampleIds('01234567-89ab-4cde-8f01-23456789abcd');
  const at = '2026-11-23T12:00:00.000Z';
  const drafts = commandsForSample(ids, openSample(ids, at).known(), { position: 0, now: at });
  const commands = drafts.map((draft, n) => ({ ...draft, id: `c${n}`, at, changeId: 'example' }) as Command);
  server.isDown = true;
  await leaveAtOnce(commands);
  const tab = await openTab();
  expect([tab.titles(), waiting()]).toEqual([[sample.idea.title, sample.fork.title], commands.map(({ id }) => id)]);
});

test('no note is left of what the database has written', async () => {
  const tab = await openTab();
  tab.client.order({ type: 'commands.issued', commands: [capture('a', 1)] });
  expect(browser.area.keys()).toEqual(['groundwork-unstored-ada:1:a']);
  await tab.issue(capture('b', 2));
  expect([waiting(), browser.area.keys()]).toEqual([['a', 'b'], []]);
});

test('a note of what is in the outbox already changes nothing there', async () => {
  server.isDown = true;
  await leaveAtOnce([capture('a', 1)]);
  const [note] = browser.notes.read('ada');
  const [first, second] = [await openTab(), await openTab()];
  await first.issue(capture('b', 2));
  if (note) browser.notes.keep('ada', note);
  const third = await openTab();
  expect([waiting(), ...[first, second, third].map((tab) => tab.titles())]).toEqual([
    ['a', 'b'],
    ...[1, 2, 3].map(() => ['a', 'b']),
  ]);
});

test('a note of what the server has answered gets the same answer', async () => {
  await leaveAtOnce([capture('a', 1)]);
  server.log.commit([capture('a', 1), ideaCommand('x', 'RenameIdea', 1, { title: 'Bees' })]);
  const tab = await openTab();
  await tab.sync();
  expect([server.log.events.length, tab.titles(), tab.rejected(), waiting()]).toEqual([2, ['Bees'], [], []]);
});

test('the notes of another account are not read', async () => {
  await leaveAtOnce([capture('a', 1)]);
  const tab = await openTab('ad');
  expect([tab.titles(), tab.pending(), browser.area.length]).toEqual([[], 0, 1]);
});

test('a note that is none of ours is removed', async () => {
  browser.area.setItem('groundwork-unstored-ada:1:x', '{"entries": [{}]}');
  browser.area.setItem('groundwork-unstored-ada:2:y', 'no JSON');
  browser.area.setItem('groundwork-unstored-grace:1:z', 'no JSON');
  const tab = await openTab();
  expect([tab.titles(), browser.area.keys()]).toEqual([[], ['groundwork-unstored-grace:1:z']]);
});

test('a refused command that was issued anew is not both refused and issued', async () => {
  server.log.commit([capture('x', 1)]);
  server.isDown = true;
  const tab = await openTab();
  await tab.issue(capture('a', 1));
  server.isDown = false;
  await tab.sync();
  expect(tab.rejected()).toEqual([['a', 'idea-exists']]);
  tab.client.close();
  await leaveAtOnce();
  const again = await openTab();
  expect([again.rejected(), waiting()]).toEqual([[], ['a-again']]);
});

test('nor is it where the database cannot let go of it yet', async () => {
  server.log.commit([capture('x', 1)]);
  server.isDown = true;
  const tab = await openTab();
  await tab.issue(capture('a', 1));
  server.isDown = false;
  await tab.sync();
  tab.client.close();
  await leaveAtOnce();
  browser.database.failure = { kind: 'storage', reason: 'full', message: '' };
  const again = await openTab();
  expect([[...browser.database.kept('ada').rejections.keys()], again.rejected(), again.pending()]).toEqual([
    ['a'],
    [],
    1,
  ]);
});

test('where the database fails the note stays until the server has answered', async () => {
  server.isDown = true;
  browser.database.failure = { kind: 'storage', reason: 'full', message: '' };
  const before = await openTab();
  await before.issue(capture('a', 1));
  before.client.close();
  const tab = await openTab();
  expect([tab.titles(), tab.pending(), tab.workspace.unkeptCount.get(), browser.area.length]).toEqual([['a'], 1, 1, 1]);
  server.isDown = false;
  await tab.sync();
  expect([server.batches, browser.area.length]).toEqual([[['a']], 0]);
});

test('what is too long, or finds no room, is shown and stored without a note', async () => {
  const tab = await openTab();
  const problem = 'x'.repeat(1900);
  const commands = Array.from({ length: 140 }, (_, n) => [
    capture(`a${n}`, n),
    ideaCommand(`d${n}`, 'DescribeIdea', n, { problem }),
  ]).flat();
  tab.client.order({ type: 'commands.issued', commands });
  browser.area.isFull = true;
  tab.client.order({ type: 'commands.issued', commands: [capture('b', 140)] });
  expect(browser.area.length).toBe(0);
  await tab.issue();
  expect([waiting().length, tab.titles().length]).toEqual([281, 141]);
});

test('a redo that was refused does not come back in a new tab from the note of its undo', async () => {
  const tab = await openTab();
  await tab.issue(capture('a', 1, 'Bees'));
  await tab.issue(ideaCommand('b', 'RenameIdea', 1, { title: 'Wasps' }));
  await tab.sync();
  const full: StorageFailure = { kind: 'storage', reason: 'full', message: '' };
  browser.database.failure = full;
  await turn(tab, 'undo.requested', 'u');
  tab.client.close();
  server.log.commit([ideaCommand('x', 'RenameIdea', 1, { title: 'Hornets' })]);
  const first = await openTab();
  await first.client.pull(new AbortController().signal);
  expect(first.workspace.undo.get().canRedo).toBe(true);
  await turn(first, 'redo.requested', 'r');
  expect(inWords(first.reports)).toContainEqual({
    type: 'undo.rejected',
    name: 'Rename to “Wasps”',
    reason: 'changed-since',
  });
  // The next tab may not add commands either, but keeps what it read in the note.
  browser.database.failure = null;
  Object.assign(browser.database.port, { addCommands: () => Promise.reject(full) });
  const second = await openTab();
  await later();
  const offer = { canUndo: true, undoLabel: 'Capture “Bees”', canRedo: false, redoLabel: null };
  expect([first, second].map(({ workspace }) => offerOf(workspace))).toEqual([offer, offer]);
  expect([...browser.database.kept('ada').changes.keys()]).toEqual(['a']);
});
