import { beforeEach, expect, test } from 'vitest';
import { canvasCommand } from '../../tests/fixtures/canvas/canvas-commands.ts';
import { ideaCommand } from '../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../tests/fixtures/sync/memory-server.ts';
import { type ClientTab, openClientTab } from '../../tests/fixtures/sync/open-client-tab.ts';
import { remedyFor } from './remedy.ts';

const at = '2026-01-01T00:00:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [rent, flour, edge, group] = ['rent00000000', 'flour0000000', 'edge00000000', 'group0000000'];
const note = (id: string | undefined) => ({ id, kind: 'note', x: 0, y: 0, width: 200, height: 96 });
const onto = (node: string | undefined) => ({ node, side: 'auto' });
const move = (id: string, node: string | undefined) =>
  canvasCommand(id, 'MoveNodes', { nodes: [{ id: node, x: 9, y: 9 }] });

let server: MemoryServer;
let tab: ClientTab;
beforeEach(async () => {
  server = new MemoryServer();
  server.log.commit([
    ideaCommand('idea', 'CaptureIdea', 1, { title: 'Bees', pitch: 'Hives' }),
    canvasCommand('place', 'PlaceNodes', {
      nodes: [note(rent), note(flour)],
      edges: [{ id: edge, from: onto(rent), to: onto(flour) }],
    }),
    canvasCommand('group', 'GroupNodes', { id: group, ids: [rent, flour] }),
  ]);
  tab = await openClientTab(server, new MemoryBrowser(), 'ada');
  await tab.sync();
});

/** Issues this while others do theirs; what is offered for the first refusal. */
async function offeredFor(mine: Parameters<ClientTab['issue']>, ...theirs: ReturnType<typeof move>[]) {
  await tab.issue(...mine);
  for (const { status } of server.log.commit(theirs)) expect(status).toBe('accepted');
  await tab.sync();
  const [rejected] = tab.workspace.rejections.get();
  if (!rejected) throw new Error('nothing was refused');
  return { rejected, chance: remedyFor(rejected, { workspace: tab.workspace, newId: () => uuid(7) }) };
}

/** Takes the chance; what is refused then, and of which types the new facts are. */
async function take({ rejected, chance }: Awaited<ReturnType<typeof offeredFor>>) {
  const before = server.log.events.length;
  const order = { type: 'rejection.retried', commandId: rejected.command.id, newId: 'again', at } as const;
  tab.client.order({ ...order, ...chance?.terms() });
  await tab.sync();
  const facts = server.log.events.slice(before);
  expect(new Set(facts.map(({ changeId }) => changeId))).toEqual(new Set(['again']));
  return [tab.rejected(), facts.map(({ type }) => type)];
}

test('what was removed comes back with all that was issued of it, a connector with its nodes', async () => {
  const mine = [canvasCommand('route', 'RouteEdge', { id: edge, bend: 40 })] as const;
  const offered = await offeredFor([...mine], canvasCommand('x', 'RemoveNodes', { ids: [rent, flour] }));
  expect([offered.chance?.kind, offered.chance?.words, offered.chance?.terms()]).toEqual([
    'restored',
    'Restore it and apply',
    { first: [{ type: 'RestoreNodes', stream: mine[0].stream, data: { ids: [edge, rent, flour] } }] },
  ]);
  expect(await take(offered)).toEqual([[], ['NodesRestored', 'EdgeRouted']]);
});

test('what failed along with a change is led back too, though more stands in its way', async () => {
  const both = canvasCommand('b', 'MoveNodes', { nodes: [rent, flour].map((id) => ({ id, x: 7, y: 7 })) });
  const offered = await offeredFor(
    [move('a', rent), both],
    canvasCommand('x', 'RemoveNodes', { ids: [rent] }),
    canvasCommand('y', 'LockNodes', { ids: [flour], locked: true }),
  );
  expect([offered.chance?.kind, offered.chance?.terms().first.map(({ type, data }) => [type, data])]).toEqual([
    'restored',
    [
      ['RestoreNodes', { ids: [rent] }],
      ['LockNodes', { ids: [flour], locked: false }],
    ],
  ]);
  expect(await take(offered)).toEqual([[], ['NodesRestored', 'NodesLocked', 'NodesMoved', 'NodesMoved']]);
});

test('what was locked is unlocked, by its group where that is what locks it', async () => {
  const lock = canvasCommand('x', 'LockNodes', { ids: [group], locked: true });
  const offered = await offeredFor([move('a', rent), move('b', rent)], lock);
  expect([offered.chance?.kind, offered.chance?.terms()]).toEqual([
    'unlocked',
    { first: [{ type: 'LockNodes', stream: lock.stream, data: { ids: [group], locked: false } }] },
  ]);
  expect(await take(offered)).toEqual([[], ['NodesLocked', 'NodesMoved']]);
});

test('what was removed and lies in what is locked comes back and is unlocked', async () => {
  const offered = await offeredFor(
    [move('a', rent)],
    canvasCommand('x', 'RemoveNodes', { ids: [rent] }),
    canvasCommand('y', 'LockNodes', { ids: [group], locked: true }),
  );
  expect([offered.chance?.kind, offered.chance?.terms().first.map(({ type, data }) => [type, data])]).toEqual([
    'restored',
    [
      ['RestoreNodes', { ids: [rent] }],
      ['LockNodes', { ids: [group], locked: false }],
    ],
  ]);
  expect(await take(offered)).toEqual([[], ['NodesRestored', 'NodesLocked', 'NodesMoved']]);
});

test('a group comes back with what was in it, and is removed with what is locked in it', async () => {
  const parent = canvasCommand('a', 'ReparentNodes', { ids: [group], parent: null });
  const offered = await offeredFor([parent], canvasCommand('x', 'RemoveNodes', { ids: [group] }));
  expect(offered.chance?.terms().first.map(({ data }) => data)).toEqual([{ ids: [group, rent, flour] }]);
  await take(offered);
  const locked = canvasCommand('y', 'LockNodes', { ids: [rent], locked: true });
  const other = await offeredFor([canvasCommand('b', 'RemoveNodes', { ids: [group] })], locked);
  expect([other.chance?.kind, other.chance?.terms().first.map(({ data }) => data)]).toEqual([
    'unlocked',
    [{ ids: [rent], locked: false }],
  ]);
});

test('what is refused as it is issued has no remedy', async () => {
  const far = canvasCommand('a', 'MoveNodes', { nodes: [{ id: rent, x: 2e6, y: 0 }] });
  expect((await offeredFor([far])).chance).toBeNull();
});

test('nothing but another try is left for what was never there, or was brought back by somebody else', async () => {
  const { chance } = await offeredFor([move('a', 'never0000000')]);
  expect(chance).toBeNull();
  const other = await offeredFor([move('b', rent)], canvasCommand('x', 'RemoveNodes', { ids: [rent] }));
  expect(other.chance).toBeNull();
  const [, missing] = tab.workspace.rejections.get();
  const offer = () => missing && remedyFor(missing, { workspace: tab.workspace, newId: () => uuid(7) })?.kind;
  expect([missing?.command.id, offer()]).toEqual(['b', 'restored']);
  server.log.commit([canvasCommand('y', 'RestoreNodes', { ids: [rent] })]);
  await tab.sync();
  expect(offer()).toBeUndefined();
});

test('an idea whose other exploration was removed is explored by another try', async () => {
  const start = (id: string, n: number) => ({
    ...{ id, type: 'StartProject', stream: `project-${uuid(n)}`, at },
    data: { ideaId: uuid(1), canvasId: uuid(n) },
  });
  const offered = await offeredFor([start('a', 2)], start('x', 3));
  expect(offered.chance?.kind).toBe('copied');
  server.log.commit([{ ...start('y', 3), type: 'RemoveProject', data: {} as never }]);
  await tab.sync();
  expect(remedyFor(offered.rejected, { workspace: tab.workspace, newId: () => uuid(7) })).toBeNull();
});

test('an idea that is explored already goes on as a copy, with what was begun here', async () => {
  const start = (id: string, n: number) => ({
    ...{ id, type: 'StartProject', stream: `project-${uuid(n)}`, at },
    data: { ideaId: uuid(1), canvasId: uuid(n) },
  });
  const rename = { ...start('b', 2), type: 'RenameProject', data: { title: 'Hives' } };
  const offered = await offeredFor([start('a', 2), rename], start('x', 3));
  expect([tab.rejected(), offered.rejected.dependents.length, offered.chance?.words]).toEqual([
    [['a', 'idea-has-project']],
    1,
    'Continue with a copy of the idea',
  ]);
  expect(await take(offered)).toEqual([[], ['IdeaForked', 'IdeaMoved', 'ProjectStarted', 'ProjectRenamed']]);
  expect(tab.workspace.peek(`idea-${uuid(7)}`)).toMatchObject({
    title: 'Bees (copy)',
    pitch: 'Hives',
    status: 'exploring',
    lineage: { from: uuid(1), kind: 'copy' },
  });
  expect(tab.workspace.peek(`project-${uuid(2)}`)).toMatchObject({
    ideaId: uuid(7),
    canvasId: uuid(2),
    title: 'Hives',
  });
});
