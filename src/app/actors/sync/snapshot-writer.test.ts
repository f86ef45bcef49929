import { expect, test } from 'vitest';
import type { SnapshotUpdate } from '#adapters/local-database/snapshot-update.ts';
import { Replica } from '#domain/replica/replica.ts';
import type { ReplicaReport } from '#machines/sync/sync-events.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryDatabase } from '../../../../tests/fixtures/sync/memory-database.ts';
import { MemoryLog } from '../../../../tests/fixtures/sync/memory-log.ts';
import { SnapshotWriter } from './snapshot-writer.ts';
import { StorageWatch } from './storage-watch.ts';

const capture = (n: number) => ideaCommand(`c${n}`, 'CaptureIdea', n, { title: `Idea ${n}` });

/** A keeper with its replica, and what it has written: how many facts, or that it was all there is. */
function keeping(rightsAt = 0) {
  const log = new MemoryLog();
  const replica = new Replica();
  const database = new MemoryDatabase();
  const written: (number | 'all')[] = [];
  const updates: SnapshotUpdate[] = [];
  const hooks = { meanwhile: (): void => {} };
  const saveCopy = (account: string, update: SnapshotUpdate) => {
    written.push('facts' in update ? update.facts.length : 'all');
    updates.push(update);
    hooks.meanwhile();
    return database.port.saveCopy(account, update);
  };
  const idle: (() => void)[] = [];
  const whenIdle = () => new Promise<void>((resolve) => idle.push(resolve));
  const ports = { database: { ...database.port, saveCopy }, whenIdle };
  const reports: ReplicaReport[] = [];
  const watch = new StorageWatch((report) => reports.push(report));
  const keeper = new SnapshotWriter(ports, 'ada', replica, watch, () => rightsAt);
  let count = 0;
  const read = (facts: number): void => {
    const from = log.events.length;
    log.commit(Array.from({ length: facts }, () => capture(count++)));
    keeper.note(replica.receive(log.after(from)).folded, []);
  };
  const kept = async () => {
    const { copy } = await database.port.loadSnapshot('ada');
    return [copy?.position, copy?.streams.length];
  };
  return { database, replica, written, updates, reports, hooks, idle, keeper, read, kept };
}

test('each write holds what has come since the one before', async () => {
  const { keeper, read, written, kept } = keeping();
  read(2);
  const first = keeper.save();
  read(1);
  await Promise.all([first, keeper.save()]);
  read(3);
  await keeper.save();
  expect([written, await kept()]).toEqual([
    [3, 0, 3],
    [6, 6],
  ]);
});

test('what could not be written comes with the next write, and both are reported', async () => {
  const { database, keeper, read, written, reports, kept } = keeping();
  read(2);
  database.failure = { kind: 'storage', reason: 'full', message: '' };
  await keeper.save();
  database.failure = null;
  read(1);
  await keeper.save();
  expect([written, await kept()]).toEqual([
    [2, 3],
    [3, 3],
  ]);
  expect(reports).toEqual([
    { type: 'storage.reported', failure: { kind: 'storage', reason: 'full', message: '' } },
    { type: 'storage.reported', failure: null },
  ]);
});

test('facts that arrive during a write go into the next one, and a write from before a restart does not move what is kept', async () => {
  const { keeper, hooks, read, written } = keeping();
  const during = async (what: () => void) => {
    hooks.meanwhile = () => {
      hooks.meanwhile = () => {};
      what();
    };
    await keeper.save();
  };
  read(2);
  await during(() => read(1));
  await during(() => {
    read(1);
    keeper.begin(true);
  });
  read(1);
  await keeper.save();
  // The store is behind the copy that began, so that it gets the whole.
  expect(written).toEqual([2, 1, 1, 'all']);
});

test('a copy that began anew holds what came afterwards, and nothing is written after the end', async () => {
  const { keeper, read, written } = keeping();
  read(2);
  await keeper.save();
  keeper.begin(true);
  read(1);
  await keeper.save();
  keeper.stop();
  await keeper.save();
  expect(written).toEqual([2, 1]);
});

test('a write under way in the moment of the sign-out finds the copy gone, and does not bring it back', async () => {
  const { database, keeper, hooks, read, written, kept } = keeping();
  read(2);
  await keeper.save();
  read(1);
  hooks.meanwhile = () => {
    keeper.stop();
    void database.port.clearAccount('ada');
  };
  await keeper.save();
  expect([written, await kept()]).toEqual([
    [2, 1],
    [undefined, undefined],
  ]);
});

test('a copy is complete once the log has been read to its end', async () => {
  const { database, keeper, read } = keeping();
  read(1);
  await keeper.save();
  const before = database.kept('ada').meta?.isComplete;
  keeper.complete();
  await keeper.save();
  expect([before, database.kept('ada').meta?.isComplete]).toEqual([false, true]);
});

test('a write names people who were erased until it is kept, and no others', async () => {
  const { database, keeper, read, updates } = keeping();
  const erasure = { stream: 'interview-1', fields: [] };
  read(1);
  await keeper.save();
  keeper.note([], [erasure]);
  database.failure = { kind: 'storage', reason: 'full', message: '' };
  await keeper.save();
  database.failure = null;
  await keeper.save();
  await keeper.save();
  expect(updates.map(({ erased }) => erased)).toEqual([undefined, [erasure], [erasure], undefined]);
  expect(updates.filter((update) => 'personal' in update)).toEqual([]);
});

test('people who are erased during a write are named by the next one', async () => {
  const { keeper, hooks, updates } = keeping();
  const erasureOf = (stream: string) => ({ stream, fields: [] });
  const [first, second] = [erasureOf('interview-1'), erasureOf('interview-2')];
  keeper.note([], [first]);
  hooks.meanwhile = () => {
    hooks.meanwhile = () => {};
    keeper.note([], [second]);
  };
  await keeper.save();
  await keeper.save();
  expect(updates.map(({ erased }) => erased)).toEqual([[first], [second]]);
});

test('a copy says with which change of rights it was read', async () => {
  const { database, keeper, read } = keeping(2);
  read(3);
  await keeper.save();
  expect(database.kept('ada').meta?.rightsAt).toBe(2);
});

test('what could not be written is tried again on demand, and nothing else is', async () => {
  const { database, keeper, read, written, kept } = keeping();
  read(2);
  expect([await keeper.catchUp(), written]).toEqual([true, []]);
  database.failure = { kind: 'storage', reason: 'full', message: '' };
  await keeper.save();
  expect(await keeper.catchUp()).toBe(false);
  database.failure = null;
  expect(await keeper.catchUp()).toBe(true);
  expect(await keeper.catchUp()).toBe(true);
  expect([written, await kept()]).toEqual([
    [2, 2, 2],
    [2, 2],
  ]);
});

test('a refusal that was dealt with before it is written is not kept, and its command leaves the outbox too', async () => {
  const { database, replica, keeper } = keeping();
  const entries = ['dealt-with', 'new'].map((id) => ({ command: ideaCommand(id, 'RenameIdea', 1, { title: 'Bees' }) }));
  await database.port.addCommands('ada', entries);
  replica.giveUp(['dealt-with']);
  await keeper.settle({ settled: [], rejected: entries.map((entry) => ({ ...entry, reason: 'not-found' })) });
  const { outbox, rejections } = await database.port.readOutbox('ada');
  expect([outbox, rejections.map(({ command }) => command.id)]).toEqual([[], ['new']]);
});

test('a long log is written as a whole, and seldom', async () => {
  const { keeper, read, written, kept } = keeping();
  for (let page = 0; page < 12; page++) {
    read(500);
    await keeper.savePart();
  }
  keeper.complete();
  await keeper.save();
  expect([written, await kept()]).toEqual([
    ['all', 'all', 'all'],
    [6000, 6000],
  ]);
  read(500);
  await keeper.save();
  expect(written.at(-1)).toBe(500);
});

test('facts are folded into the states once, when there is time', async () => {
  const { database, keeper, read, idle } = keeping();
  read(201);
  await keeper.save();
  read(1);
  await keeper.save();
  expect([idle.length, database.kept('ada').tail.size]).toEqual([1, 202]);
  idle[0]?.();
  await expect.poll(() => database.kept('ada').tail.size).toBe(0);
  read(201);
  await keeper.save();
  keeper.stop();
  idle[1]?.();
  await Promise.resolve();
  expect([idle.length, database.kept('ada').tail.size]).toEqual([2, 201]);
});
