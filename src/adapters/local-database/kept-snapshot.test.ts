import { expect, test } from 'vitest';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import { keptFactOf } from '#domain/replica/kept-fact.ts';
import { Replica } from '#domain/replica/replica.ts';
import { canvasCommand, canvasStreamName } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { ideaCommand, ideaStreamOf } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryDatabase } from '../../../tests/fixtures/sync/memory-database.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { SnapshotUpdate } from './snapshot-update.ts';

const node = { id: 'anode0000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Bake' };
const move = (n: number) => canvasCommand(`m${n}`, 'MoveNodes', { nodes: [{ id: node.id, x: n, y: 0 }] });

/** A log of two ideas and a canvas, read by a client that keeps each fact as it comes. */
function keeping() {
  const log = new MemoryLog();
  const replica = new Replica();
  const database = new MemoryDatabase();
  const { port } = database;
  const reached = () => {
    const { position, origin, count } = replica.confirmed;
    return { position, folds: foldVersions(), ...origin, isComplete: true, streamCount: count };
  };
  const keep = async (...commands: Parameters<MemoryLog['commit']>[0]) => {
    const from = replica.position;
    log.commit(commands);
    const { folded } = replica.receive(log.after(from));
    const update: SnapshotUpdate = { ...reached(), from, facts: folded.map(keptFactOf) };
    return port.saveCopy('ada', update);
  };
  const keepAll = () => port.saveCopy('ada', { ...reached(), streams: replica.confirmed.saved(replica.streams()) });
  const begin = () =>
    keep(
      ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' }),
      ideaCommand('b', 'CaptureIdea', 11, { title: 'Wasps' }),
      canvasCommand('place', 'PlaceNodes', { nodes: [node] }),
    );
  const loaded = async () => {
    const { copy, fault } = await port.loadSnapshot('ada');
    return fault ?? new Map(copy?.streams.map(({ stream, version, state }) => [stream, { version, state }]));
  };
  const truth = () =>
    new Map(
      replica.confirmed.saved(replica.streams()).map(({ stream, version, state }) => [stream, { version, state }]),
    );
  return {
    log,
    replica,
    database,
    port,
    reached,
    keep,
    keepAll,
    begin,
    loaded,
    truth,
    kept: () => database.kept('ada'),
  };
}

test('a fact is written beside the states, which stay as they were', async () => {
  const { begin, keep, keepAll, kept, loaded, truth } = keeping();
  await begin();
  await keepAll();
  expect([kept().packs.size, kept().tail.size]).toEqual([0, 3]);
  await keep(move(1));
  expect([kept().packs.size, [...kept().tail.keys()]]).toEqual([0, [1, 2, 3, 4]]);
  expect(await loaded()).toEqual(truth());
});

test('many facts are folded in, and only the packs of their streams are written', async () => {
  const { replica, port, begin, keep, kept, loaded, truth } = keeping();
  await begin();
  await port.compact('ada', replica.confirmed);
  const before = new Map(kept().packs);
  expect([[...before.keys()].sort(), kept().tail.size]).toEqual([['1', canvasStreamName].sort(), 0]);
  const outcomes = [];
  for (let n = 1; n <= 201; n++) outcomes.push(await keep(move(n)));
  expect([outcomes[0], outcomes[199], outcomes[200]]).toEqual(['kept', 'kept', 'long']);
  expect(kept().packs).toEqual(before);
  expect(await loaded()).toEqual(truth());
  await port.compact('ada', replica.confirmed);
  expect(kept().packs.get('1')).toBe(before.get('1'));
  expect([kept().tail.size, kept().meta]).toMatchObject([0, { base: 204, position: 204, tailLength: 0 }]);
  expect(await loaded()).toEqual(truth());
});

test('facts whose text is long are folded in although they are few', async () => {
  const { begin, keep } = keeping();
  await begin();
  const text = 'Bread and butter. '.repeat(500);
  const outcomes = [];
  for (let n = 0; n < 3; n++) {
    const placed = Array.from({ length: 50 }, (_, k) => ({ ...node, id: `c${n}${String(k).padStart(10, '0')}`, text }));
    outcomes.push(await keep(canvasCommand(`p${n}`, 'PlaceNodes', { nodes: placed })));
  }
  expect(outcomes).toEqual(['kept', 'kept', 'long']);
});

test('a page that knows more, less or another log than the copy folds nothing in', async () => {
  const { log, replica, port, begin, keep, kept } = keeping();
  await begin();
  await keep(move(1));
  const less = new Replica();
  less.receive(log.after(0, 3));
  await port.compact('ada', less.confirmed);
  const other = new Replica();
  other.receive(log.after(0).map((event) => ({ ...event, hash: `${event.hash}!` })));
  await port.compact('ada', other.confirmed);
  log.commit([move(2)]);
  replica.receive(log.after(4));
  await port.compact('ada', replica.confirmed);
  expect([kept().packs.size, kept().tail.size]).toEqual([0, 4]);
});

test('a copy that lacks a fact is not made to look whole', async () => {
  const { replica, port, begin, keep, kept, loaded } = keeping();
  await begin();
  await keep(move(1));
  kept().tail.delete(2);
  await port.compact('ada', replica.confirmed);
  expect(await loaded()).toEqual({ kind: 'torn', lost: 0 });
});

test('facts of two pages lie there once', async () => {
  const { log, port, begin, keep, kept, loaded, truth } = keeping();
  await begin();
  await keep(move(1), move(2));
  const late = { position: 4, folds: foldVersions(), isComplete: true, workspace: null, head: 'h', streamCount: 3 };
  expect(await port.saveCopy('ada', { ...late, from: 3, facts: log.after(3, 1).map(keptFactOf) })).toBe('kept');
  expect([kept().tail.size, kept().meta?.position]).toEqual([5, 5]);
  expect(await loaded()).toEqual(truth());
});

test.each([
  ['a pack', (kept: ReturnType<MemoryDatabase['kept']>) => kept.packs.delete('1')],
  ['a fact', (kept: ReturnType<MemoryDatabase['kept']>) => kept.tail.delete(5)],
  ['the last fact', (kept: ReturnType<MemoryDatabase['kept']>) => kept.tail.delete(6)],
  ['a stream of a pack', (kept: ReturnType<MemoryDatabase['kept']>) => kept.packs.set('1', '[]')],
])('a copy that lacks %s is torn', async (_, lose) => {
  const { replica, port, begin, keep, kept, loaded } = keeping();
  await begin();
  await port.compact('ada', replica.confirmed);
  await keep(move(1), move(2), move(3));
  lose(kept());
  expect(await loaded()).toEqual({ kind: 'torn', lost: 0 });
});

test('a copy with another fact in place of one is torn', async () => {
  const { begin, keep, kept, loaded } = keeping();
  await begin();
  await keep(move(1));
  kept().tail.set(2, kept().tail.get(1) ?? '');
  expect(await loaded()).toEqual({ kind: 'torn', lost: 0 });
});

test('streams are found again by their names', async () => {
  const { begin, keepAll, loaded, kept } = keeping();
  await begin();
  kept().meta = null;
  kept().tail.clear();
  await keepAll();
  expect(kept().tail.size).toBe(0);
  const streams = await loaded();
  expect(streams instanceof Map && [...streams.keys()].sort()).toEqual(
    [ideaStreamOf(1), ideaStreamOf(11), canvasStreamName].sort(),
  );
});

test('streams come back in the order in which they began, whatever they are called', async () => {
  const { log, replica, port, keep, keepAll } = keeping();
  const capture = (n: number) => ideaCommand(`idea ${n}`, 'CaptureIdea', n, { title: `Idea ${n}` });
  const began = [2, 1, 12].map(ideaStreamOf);
  log.commit([capture(2), capture(1), capture(12)]);
  replica.receive(log.after(0));
  await keepAll();
  await keep(capture(11), ideaCommand('again', 'RenameIdea', 2, { title: 'Bees' }), capture(22));
  const { copy } = await port.loadSnapshot('ada');
  const restored = new Replica();
  restored.restore(copy?.position, copy?.streams);
  expect([...restored.streams()]).toEqual([...began, ...[11, 22].map(ideaStreamOf)]);
});

test('a whole copy stays whole, whoever goes on with it', async () => {
  const { log, replica, port, reached, begin, loaded, truth } = keeping();
  await begin();
  const from = replica.position;
  log.commit([move(1)]);
  const { folded } = replica.receive(log.after(from));
  await port.saveCopy('ada', { ...reached(), isComplete: false, from, facts: folded.map(keptFactOf) });
  expect([(await port.loadSnapshot('ada')).copy?.isComplete, await loaded()]).toEqual([true, truth()]);
  const streams = replica.confirmed.saved(replica.streams());
  await port.saveCopy('ada', { ...reached(), isComplete: false, streams });
  expect((await port.loadSnapshot('ada')).copy?.isComplete).toBe(true);
});

test('what was read with other rights is replaced, not continued, and a page that still has those writes nothing', async () => {
  const { port, begin, keep, keepAll, reached, replica, log, loaded, kept } = keeping();
  log.commit([ideaCommand('e', 'CaptureIdea', 22, { title: 'Bread' })]);
  replica.receive(log.after(0));
  // As states, which stay where nothing clears them.
  await keepAll();
  await begin();
  await keep(ideaCommand('c', 'RenameIdea', 1, { title: 'Bees at night' }));
  // A role has changed with the last fact: the log is read again, and the copy could not be deleted meanwhile.
  const blind = new Replica();
  const { folded } = blind.receive(
    log.after(0).map((event) => (event.stream === ideaStreamOf(11) ? { ...event, data: { title: '' } } : event)),
  );
  const rightsAt = replica.position;
  const facts = folded.map(keptFactOf);
  expect(await port.saveCopy('ada', { ...reached(), rightsAt, from: 0, facts })).toBe('kept');
  const { meta } = kept();
  expect(meta).toMatchObject({ position: 5, base: 0, rightsAt: 5, packs: [] });
  const blindly = new Map(
    blind.confirmed.saved(blind.streams()).map(({ stream, version, state }) => [stream, { version, state }]),
  );
  expect(await loaded()).toEqual(blindly);
  expect((await port.loadSnapshot('ada')).copy?.rightsAt).toBe(5);

  expect(await keep(move(1))).toBe('foreign');
  expect(kept().meta).toEqual(meta);
  expect(await port.saveCopy('ada', { ...reached(), rightsAt: 6, from: 5, facts: [] })).toBe('gap');
  expect(await loaded()).toEqual(blindly);
});
