import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { vaultStreamOf } from '#domain/vault/vault.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { ideaCommand, ideaStreamOf } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { type ClientTab, openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';
import { inWords, offerOf } from '../../../../tests/fixtures/sync/undo-words.ts';

let server: MemoryServer;
let browser: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  browser = new MemoryBrowser();
});

const at = '2026-01-01T00:00:00.000Z';
const later = () => new Promise((resolve) => setTimeout(resolve));
const openTab = () => openClientTab(server, browser, 'ada');
const capture = (id: string, idea: number, title = id): Command => ideaCommand(id, 'CaptureIdea', idea, { title });
const rename = (id: string, idea: number, title: string): Command => ideaCommand(id, 'RenameIdea', idea, { title });
const ideaId = (n: number): string => ideaStreamOf(n).slice('idea-'.length);
const start = (id: string, project: number, idea: number): Command => ({
  ...ideaCommand(id, 'StartProject', project, { ideaId: ideaId(idea), canvasId: ideaId(project) }),
  stream: `project-${ideaId(project)}`,
});

async function turn(tab: ClientTab, type: 'undo.requested' | 'redo.requested', newId: string): Promise<void> {
  tab.client.order({ type, newId, at });
  await later();
}

describe('many commands at once', () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({ ...capture(`c${n}`, n), changeId: 'import' }));

  test('take effect and are kept as one, and are sent by 500', async () => {
    const tab = await openTab();
    await tab.issue(...many);
    expect([tab.titles().length, tab.pending(), browser.database.writes]).toEqual([5000, 5000, ['addCommands']]);
    await tab.sync();
    expect(server.batches.map(({ length }) => length)).toEqual(Array(10).fill(500));
    expect([tab.pending(), browser.database.kept('ada').outbox]).toEqual([0, []]);
  });

  test('of which the browser could keep none are kept as none, and sent all the same', async () => {
    const tab = await openTab();
    browser.database.failure = { kind: 'storage', reason: 'full', message: '' };
    await tab.issue(...many.slice(0, 700));
    expect([tab.pending(), browser.database.kept('ada').outbox]).toEqual([700, []]);
    await tab.sync();
    expect(server.batches.map(({ length }) => length)).toEqual([500, 200]);
  });
});

test('what is done while the browser says what can be undone can be undone all the same', async () => {
  const tab = await openTab();
  await tab.sync();
  server.isDown = true;
  const { readOutbox } = browser.database.port;
  const heard = Promise.withResolvers<void>();
  const slowly: typeof readOutbox = async (account) => {
    const read = await readOutbox(account);
    await heard.promise;
    return read;
  };
  Object.assign(browser.database.port, { readOutbox: slowly });
  const pushed = tab.push();
  await later();
  await tab.issue(capture('a', 1, 'Bees'));
  heard.resolve();
  await expect(pushed).rejects.toEqual({ kind: 'no-answer' });
  expect(offerOf(tab.workspace).undoLabel).toBe('Capture “Bees”');
});

test('what is still being written down while the browser says what can be undone can be undone all the same', async () => {
  const tab = await openTab();
  await tab.sync();
  server.isDown = true;
  await tab.issue(capture('a', 1, 'Bees'));
  const { addCommands } = browser.database.port;
  const mayWrite = Promise.withResolvers<void>();
  const slowly: typeof addCommands = async (...given) => {
    await mayWrite.promise;
    return addCommands(...given);
  };
  Object.assign(browser.database.port, { addCommands: slowly });
  const issued = tab.issue(capture('b', 2, 'Wasps'));
  await later();
  await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
  mayWrite.resolve();
  await issued;
  expect(offerOf(tab.workspace).undoLabel).toBe('Capture “Wasps”');
});

describe('a workspace', () => {
  test('learns its id before there is anything in it, and keeps it on this device', async () => {
    const tab = await openTab();
    expect(tab.workspace.id.get()).toBeNull();
    await tab.sync();
    expect(tab.workspace.id.get()).toBe(workspaceId);
    server.isDown = true;
    expect((await openTab()).workspace.id.get()).toBe(workspaceId);
  });

  test('shows its vault and the projects of its ideas', async () => {
    const tab = await openTab();
    await tab.sync();
    const vault = vaultOf(tab.workspace);
    const project = projectOfIdea(tab.workspace, ideaId(1));
    expect([vault.get(), project.get()]).toEqual([{ criteria: [], filters: [], templates: [] }, undefined]);
    const criteria = [{ id: 'a', name: 'Reach', weight: 10_000 }];
    const set = { ...ideaCommand('v', 'SetCriteria', 1, { criteria, base: [] }), stream: vaultStreamOf(workspaceId) };
    await tab.issue(set, capture('a', 1), start('p', 1, 1));
    expect([vault.get().criteria, project.get()?.id]).toEqual([criteria, ideaId(1)]);
    await tab.sync();
    await tab.issue({ ...start('r', 1, 1), type: 'RemoveProject', data: {} }, start('q', 2, 1));
    expect([project.get()?.id, tab.workspace.position.get()]).toEqual([ideaId(2), 3]);
  });
});

describe('undo and redo', () => {
  const undo = (tab: ClientTab) => offerOf(tab.workspace);

  test('lead back and forth, with words for what they would do', async () => {
    const tab = await openTab();
    await tab.issue(capture('a', 1, 'Bees'));
    await tab.issue(rename('b', 1, 'Wasps'));
    expect(undo(tab)).toEqual({ canUndo: true, undoLabel: 'Rename to “Wasps”', canRedo: false, redoLabel: null });
    await turn(tab, 'undo.requested', 'u');
    expect([tab.titles(), undo(tab)]).toEqual([
      ['Bees'],
      { canUndo: true, undoLabel: 'Capture “Bees”', canRedo: true, redoLabel: 'Rename to “Wasps”' },
    ]);
    await turn(tab, 'redo.requested', 'r');
    expect([tab.titles(), undo(tab).canRedo]).toEqual([['Wasps'], false]);
    await tab.sync();
    expect(server.log.events.map(({ type, undoes }) => [type, undoes])).toEqual([
      ['IdeaCaptured', undefined],
      ['IdeaRenamed', undefined],
      ['IdeaRenamed', 'b'],
      ['IdeaRenamed', 'u'],
    ]);
    expect(inWords(tab.reports).filter(({ type }) => type.startsWith('change.'))).toEqual([
      { type: 'change.undone', name: 'Rename to “Wasps”', rejected: 0 },
      { type: 'change.redone', name: 'Rename to “Wasps”', rejected: 0 },
    ]);
  });

  test('go on after a reload and in the other tab, and end with a new change', async () => {
    const tabs = [await openTab(), await openTab()];
    const [first, second] = tabs as [ClientTab, ClientTab];
    await first.issue(capture('a', 1, 'Bees'));
    await first.issue(rename('b', 1, 'Wasps'));
    await turn(second, 'undo.requested', 'u');
    expect(tabs.map((tab) => [tab.titles(), undo(tab).redoLabel])).toEqual(
      tabs.map(() => [['Bees'], 'Rename to “Wasps”']),
    );
    const reloaded = await openTab();
    expect(undo(reloaded)).toEqual(undo(first));
    await reloaded.issue(rename('c', 1, 'Ants'));
    expect([...tabs, await openTab()].map((tab) => [undo(tab).undoLabel, undo(tab).canRedo])).toEqual(
      Array(3).fill(['Rename to “Ants”', false]),
    );
  });

  test('take several commands back as one step', async () => {
    const tab = await openTab();
    const commands = [1, 2, 3].map((n) => ({ ...capture(`c${n}`, n), changeId: 'import' }));
    await tab.issue(...commands);
    expect(undo(tab).undoLabel).toBe('Capture 3 ideas');
    await turn(tab, 'undo.requested', 'u');
    await tab.sync();
    const archived = server.log.events.filter(({ type }) => type === 'IdeaArchived');
    expect(archived.map(({ changeId, undoes }) => [changeId, undoes])).toEqual(Array(3).fill(['u', 'import']));
  });

  test('leave what was changed since, and say so at once', async () => {
    const tab = await openTab();
    await tab.issue(capture('a', 1, 'Bees'));
    await tab.issue(rename('b', 1, 'Wasps'));
    await tab.sync();
    server.log.commit([rename('x', 1, 'Hornets')]);
    await tab.sync();
    await turn(tab, 'undo.requested', 'u');
    expect([tab.titles(), tab.pending(), undo(tab).undoLabel]).toEqual([['Hornets'], 0, 'Capture “Bees”']);
    expect(inWords(tab.reports).at(-1)).toEqual({
      type: 'undo.rejected',
      name: 'Rename to “Wasps”',
      reason: 'changed-since',
    });
  });

  test('that the server refuses leave the list, are told, and wait for nobody', async () => {
    const tab = await openTab();
    await tab.issue(capture('a', 1, 'Bees'), rename('b', 1, 'Wasps'));
    await tab.sync();
    server.log.commit([rename('x', 1, 'Hornets')]);
    await turn(tab, 'undo.requested', 'u');
    expect(tab.titles()).toEqual(['Bees']);
    await tab.sync();
    expect([tab.titles(), tab.rejected(), tab.pending(), undo(tab)]).toMatchObject([
      ['Hornets'],
      [],
      0,
      { undoLabel: 'Capture “Bees”', canRedo: false },
    ]);
    expect(inWords(tab.reports)).toContainEqual({
      type: 'undo.rejected',
      name: 'Rename to “Wasps”',
      reason: 'changed-since',
    });
    expect(browser.database.kept('ada')).toMatchObject({ outbox: [], rejections: new Map() });
  });

  test('forget a change that the server refused', async () => {
    const tab = await openTab();
    await tab.sync();
    server.log.commit([capture('x', 1, 'Ants')]);
    await tab.issue(capture('a', 1));
    expect(undo(tab).canUndo).toBe(true);
    await tab.sync();
    expect([undo(tab).canUndo, undo(await openTab()).canUndo]).toEqual([false, false]);
  });
});

describe('what follows from a refusal', () => {
  const refuse = async () => {
    const tab = await openTab();
    const long = 'x'.repeat(141);
    await tab.issue(capture('a', 1, long), rename('b', 1, 'Wasps'), start('p', 1, 1));
    await tab.issue(capture('z', 2, 'Ants'));
    await tab.sync();
    return tab;
  };
  const shown = (tab: ClientTab) =>
    tab.workspace.rejections
      .get()
      .map(({ command, reason, dependents }) => [command.id, reason, dependents.map((each) => each.command.id)]);

  test('is shown once, under its root cause, also after a reload', async () => {
    const tab = await refuse();
    const expected = [['a', 'title-too-long', ['b', 'p']]];
    expect([shown(tab), shown(await openTab())]).toEqual([expected, expected]);
    expect(tab.reports).toContainEqual({ type: 'rejections.counted', count: 1 });
  });

  test('is issued again together and in order, with what the founder changed', async () => {
    const tab = await refuse();
    tab.client.order({ type: 'rejection.retried', commandId: 'a', newId: 'n', at, data: { title: 'Bees' } });
    await later();
    expect([tab.titles().sort(), shown(tab)]).toEqual([['Ants', 'Wasps'], []]);
    await tab.sync();
    expect([shown(tab), server.log.events.map(({ commandId, changeId }) => [commandId, changeId])]).toEqual([
      [],
      [
        ['z', 'z'],
        ['n', 'n'],
        ['n-1', 'n'],
        ['n-2', 'n'],
      ],
    ]);
    expect(browser.database.kept('ada')).toMatchObject({ outbox: [], rejections: new Map() });
  });

  test('is dropped together, in every tab', async () => {
    const tab = await refuse();
    const other = await openTab();
    tab.client.order({ type: 'rejection.dropped', commandId: 'a' });
    await later();
    expect([shown(tab), shown(other), shown(await openTab())]).toEqual([[], [], []]);
  });
});
