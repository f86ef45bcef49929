import { beforeEach, describe, expect, test } from 'vitest';
import { canvasCommand, canvasStreamName } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { Command } from '../log/command.ts';
import { vaultStreamOf } from '../vault/vault.ts';
import { Replica } from './replica.ts';

const [rent, flour, salt, bread] = ['rent', 'flour', 'salt', 'bread'].map((name) => name.padEnd(12, '0'));
const note = (id = '', more: object = {}) => ({ id, kind: 'note', x: 0, y: 0, width: 200, height: 96, ...more });
const far = { x: 2e6 };
const place = (id: string, ...nodes: readonly object[]) => canvasCommand(id, 'PlaceNodes', { nodes });
const move = (id: string, ...nodes: readonly (string | undefined)[]) =>
  canvasCommand(id, 'MoveNodes', { nodes: nodes.map((node) => ({ id: node, x: 9, y: 9 })) });
const edit = (id: string, node: string | undefined, text: string, base = '') =>
  canvasCommand(id, 'EditText', { id: node, text, base });
const connect = (id: string, edge: string | undefined, ...ends: readonly (string | undefined)[]) => {
  const [from, to] = ends.map((node) => ({ node, side: 'auto' }));
  return canvasCommand(id, 'ConnectNodes', { edges: [{ id: edge, from, to }] });
};
const remove = (id: string, ...ids: readonly (string | undefined)[]) => canvasCommand(id, 'RemoveNodes', { ids });

/** Each root with its reason and what follows from it. */
const shown = ({ rejections }: Replica) =>
  rejections.map(({ command, reason, dependents }) => [
    command.id,
    reason,
    dependents.map((each) => each.command.id).join(' '),
  ]);

describe('what was refused is shown with its root cause once', () => {
  let log: MemoryLog;
  let replica: Replica;
  beforeEach(() => {
    log = new MemoryLog();
    log.commit([place('first', note(rent), note(flour), note(salt))]);
    replica = new Replica();
    replica.receive(log.after(0));
  });
  /** Issues all this without a connection, while others do theirs; then the server has its word, in batches of three. */
  const meet = (mine: readonly Command[], theirs: readonly Command[] = []) => {
    replica.issue(mine);
    for (const result of log.commit(theirs)) expect(result.status).toBe('accepted');
    for (let n = 0; n < mine.length; n += 3) replica.acknowledge(log.commit(mine.slice(n, n + 3)));
    replica.receive(log.after(replica.position));
    return shown(replica);
  };

  test('whatever builds on a part that could not be placed', () => {
    const mine = [
      place('far', note(bread, far)),
      edit('edit', bread, 'Loaves'),
      connect('connect', 'edge00000000', bread, rent),
      canvasCommand('route', 'RouteEdge', { id: 'edge00000000', bend: 40 }),
      canvasCommand('group', 'GroupNodes', { id: 'group0000000', ids: [bread, rent] }),
      canvasCommand('into', 'ReparentNodes', { ids: [flour], parent: 'group0000000' }),
      move('move', bread, salt),
      move('other', salt),
    ];
    expect(meet(mine)).toEqual([['far', 'not-finite', 'edit connect route group into move']]);
  });

  test('a part that was brought back in vain', () => {
    const mine = [
      remove('gone', rent),
      place('far', note(bread, far)),
      connect('connect', 'edge00000000', bread, flour),
      remove('ungone', 'edge00000000'),
      canvasCommand('back', 'RestoreNodes', { ids: ['edge00000000'] }),
      canvasCommand('route', 'RouteEdge', { id: 'edge00000000', bend: 40 }),
    ];
    expect(meet(mine)).toEqual([['far', 'not-finite', 'connect ungone back route']]);
  });

  test('what others have removed, note by note', () => {
    const mine = [
      edit('words', rent, 'Rent is high'),
      move('flour', flour),
      move('rent', rent),
      connect('connect', 'edge00000000', salt, rent),
      edit('more', rent, 'Rent is higher', 'Rent is high'),
      move('both', rent, flour),
    ];
    expect(meet(mine, [remove('theirs', rent, flour)])).toEqual([
      ['words', 'node-missing', 'rent connect more both'],
      ['flour', 'node-missing', ''],
    ]);
  });

  test('of several parts the one that is missing', () => {
    const mine = [move('first two', rent, flour), move('last two', flour, salt), move('two again', flour, rent)];
    expect(meet(mine, [remove('theirs', rent, salt)])).toEqual([
      ['first two', 'node-missing', 'two again'],
      ['last two', 'node-missing', ''],
    ]);
  });

  test('whatever was connected with a note that others have removed', () => {
    const others = Array.from({ length: 5 }, (_, n) => `note0000000${n}`);
    log.commit([place('more', ...others.map((id) => note(id)))]);
    replica.receive(log.after(1));
    const mine = others.map((id, n) => connect(`c${n}`, `edge0000000${n}`, rent, id));
    expect(meet(mine, [remove('theirs', rent)])).toEqual([['c0', 'end-missing', 'c1 c2 c3 c4']]);
  });

  test('what is not known to be missing here only where the same is named', () => {
    const mine = [move('a', rent, flour), move('b', rent), move('c', flour, rent)];
    replica.issue(mine);
    log.commit([remove('theirs', rent)]);
    replica.acknowledge(log.commit(mine));
    expect(shown(replica)).toEqual([
      ['a', 'node-missing', 'c'],
      ['b', 'node-missing', ''],
    ]);
    replica.receive(log.after(replica.position));
    expect(shown(replica)).toEqual([['a', 'node-missing', 'b c']]);
  });

  test('several parts of one change with what else was issued of them', () => {
    const mine = [
      { ...move('a', rent), changeId: 'x' },
      { ...move('b', flour), changeId: 'x' },
      edit('c', flour, 'Flour'),
    ];
    expect(meet(mine, [remove('theirs', rent, flour)])).toEqual([['a', 'node-missing', 'b c']]);
  });

  test('words upon two notes each for themselves, also where they are one change', () => {
    const mine = [edit('a', rent, 'Rent is low'), edit('b', flour, 'Flour')].map((each) => ({
      ...each,
      changeId: 'x',
    }));
    const theirs = [edit('x', rent, 'Rent is high'), edit('y', flour, 'Flour is dear')];
    expect(meet(mine, theirs)).toEqual([
      ['a', 'text-changed', ''],
      ['b', 'text-changed', ''],
    ]);
  });

  test('what would be published never along with something else', () => {
    const data = { node: rent, grant: 'g'.repeat(22), expiresAt: null };
    const mine = [edit('a', rent, 'Rent is low'), canvasCommand('b', 'ShareNode', data)];
    expect(meet(mine, [remove('theirs', rent)])).toEqual([
      ['a', 'node-missing', ''],
      ['b', 'node-missing', ''],
    ]);
  });

  test('in the order of the clock where the browser could not keep the first', () => {
    const [first, second] = [edit('a', rent, 'Rent is low'), { ...move('b', rent), at: '2026-01-01T00:00:01.000Z' }];
    replica.issue([first, second]);
    replica.stored([{ command: second, seq: 1 }]);
    log.commit([remove('theirs', rent)]);
    replica.acknowledge(log.commit([first, second]));
    expect(shown(replica)).toEqual([['a', 'node-missing', 'b']]);
  });

  test('what others have locked, which is no cause for what is missing', () => {
    const lock = canvasCommand('lock', 'LockNodes', { ids: [rent], locked: true });
    const mine = [move('a', rent), edit('b', flour, 'Flour'), move('c', rent)];
    expect(meet(mine, [lock, remove('theirs', flour)])).toEqual([
      ['a', 'node-locked', 'c'],
      ['b', 'node-missing', ''],
    ]);
  });

  test('words that were written upon words that others had changed', () => {
    const mine = [
      edit('a', rent, 'Rent is low'),
      edit('b', flour, 'Flour'),
      edit('c', rent, 'Rent is 5', 'Rent is low'),
    ];
    expect(meet(mine, [edit('theirs', rent, 'Rent is high')])).toEqual([['a', 'text-changed', 'c']]);
  });

  test('texts of an idea, each for itself', () => {
    const describeIdea = (id: string, data: object) => ideaCommand(id, 'DescribeIdea', 1, data as never);
    log.commit([ideaCommand('idea', 'CaptureIdea', 1, { title: 'Bees' })]);
    replica.receive(log.after(1));
    const mine = [
      describeIdea('a', { problem: 'Wasps', base: { problem: '' } }),
      describeIdea('b', { pitch: 'Sell', base: { pitch: '' } }),
      describeIdea('c', { problem: 'No wasps', base: { problem: 'Wasps' } }),
      describeIdea('d', { pitch: 'Sell it', base: { pitch: 'Sell' } }),
    ];
    const theirs = [describeIdea('x', { problem: 'Hornets' }), describeIdea('y', { pitch: 'Buy' })];
    expect(meet(mine, theirs)).toEqual([
      ['a', 'text-changed', 'c'],
      ['b', 'text-changed', 'd'],
    ]);
  });

  test('criteria that were set upon criteria that met others', () => {
    const stream = vaultStreamOf('00000000-0000-4000-8000-00000000000f');
    const sets = ['Reach', 'Effort', 'Fun'].map((name) => [{ id: 'c1', name, weight: 10_000 }]);
    const set = (id: string, criteria: unknown, base: unknown): Command => {
      const data = { criteria, base } as Command['data'];
      return { ...ideaCommand(id, 'SetCriteria', 1, data), stream };
    };
    const mine = [set('a', sets[0], []), set('b', sets[1], sets[0])];
    expect(meet(mine, [set('theirs', sets[2], [])])).toEqual([['a', 'criteria-changed', 'b']]);
  });

  test('one change that needs several commands', () => {
    const ofChange = (command: Command, changeId: string): Command => ({ ...command, changeId });
    const mine = [
      ofChange(place('a', note(bread, far)), 'paste'),
      ofChange(place('b', note('other0000000', far)), 'paste'),
      ofChange(place('c', note('third0000000', far)), 'again'),
    ];
    expect(meet(mine)).toEqual([
      ['a', 'not-finite', 'b'],
      ['c', 'not-finite', ''],
    ]);
  });

  test('in the order in which it was issued, also where it is read in another one', () => {
    const mine = [edit('c', rent, 'Rent is high'), move('a', rent), move('d', flour), move('b', flour)];
    const { entries } = replica.issue(mine);
    const stored = entries.map((entry, n) => ({ ...entry, seq: n + 1 }));
    replica.stored(stored);
    log.commit([remove('theirs', rent, flour)]);
    const rejected = mine.flatMap(({ id }) => replica.rejection(id, 'node-missing') ?? []);
    replica.acknowledge(log.commit(mine));
    const expected = [
      ['c', 'node-missing', 'a'],
      ['d', 'node-missing', 'b'],
    ];
    expect(shown(replica)).toEqual(expected);
    const next = new Replica();
    next.reconcile(
      [],
      rejected.toSorted((x, y) => (x.command.id < y.command.id ? -1 : 1)),
      0,
    );
    expect(shown(next)).toEqual(expected);
    expect(next.rejections).toEqual(replica.rejections);
  });

  test('is taken away with all that follows from it', () => {
    meet([place('far', note(bread, far)), edit('edit', bread, 'Loaves'), move('move', bread)]);
    const taken = replica.takeRejected('far');
    expect([taken?.dependents.map(({ command }) => command.id), shown(replica)]).toEqual([['edit', 'move'], []]);
  });

  test('is taken away without what has joined it since, which is shown from then on', () => {
    meet([place('far', note(bread, far)), edit('edit', bread, 'Loaves'), move('move', bread)]);
    const taken = replica.takeRejected('far', ['far', 'edit']);
    expect([taken?.dependents.map(({ command }) => command.id), shown(replica)]).toEqual([
      ['edit'],
      [['move', 'node-missing', '']],
    ]);
  });

  test('what the server has answered is built upon no more', () => {
    replica.issue([place('mine', note(bread))]);
    replica.acknowledge(log.commit([place('mine', note(bread))]));
    expect(replica.issue([edit('edit', bread, 'Loaves')]).entries).toEqual([
      { command: edit('edit', bread, 'Loaves') },
    ]);
    expect(replica.shown(canvasStreamName)).toMatchObject({ nodeCount: 4 });
  });
});
