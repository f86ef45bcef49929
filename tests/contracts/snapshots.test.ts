import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { Actor } from '#server/event-store/actor.ts';
import type { Decider } from '#server/event-store/decider.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { canvasCommand, canvasStreamName, placeMany } from '../fixtures/canvas/canvas-commands.ts';
import { capture, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
let founder: Actor;
beforeAll(async () => {
  under = await storeUnderTest({ snapshotEvery: 10 });
});
beforeEach(async () => {
  founder = await under.founder();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => under.close());

const move = (n: number) => canvasCommand(`m${n}`, 'MoveNodes', { nodes: [{ id: 'A0000000000n', x: n / 3, y: -n }] });
const moves = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => move(from + n));

async function kept(): Promise<readonly { stream: string; version: number; fold_version: number }[]> {
  const { rows } = await under.pool.query(
    'SELECT stream, version, fold_version FROM snapshots WHERE workspace_id = $1 ORDER BY fold_version',
    [founder.workspaceId],
  );
  return rows;
}

/** A canvas of 300 notes and 30 facts, a snapshot among them, and some more facts. */
async function withSnapshot(): Promise<void> {
  await under.store.execute(founder, placeMany(300, 1));
  await under.store.execute(founder, moves(1, 31));
  await expect.poll(kept).toEqual([{ stream: canvasStreamName, version: 32, fold_version: 2 }]);
  await under.store.execute(founder, moves(31, 35));
}

const here = () => under.store.snapshot(founder.workspaceId, canvasStreamName);
/** Reads the snapshot like a server that has just started, and counts the facts that it folded for that. */
async function anew() {
  const evolve = vi.spyOn(canvasStream, 'evolve');
  const snapshot = await under.anotherServer().snapshot(founder.workspaceId, canvasStreamName);
  const folded = evolve.mock.calls.length;
  evolve.mockRestore();
  return { snapshot, folded };
}
const change = (assignment: string) =>
  under.pool.query(`UPDATE snapshots SET ${assignment} WHERE workspace_id = $1`, [founder.workspaceId]);

test('a server that has just started folds only the facts after the snapshot, to the same state', async () => {
  await withSnapshot();
  expect(await anew()).toEqual({ snapshot: await here(), folded: 4 });
  await under.pool.query('DELETE FROM snapshots WHERE workspace_id = $1', [founder.workspaceId]);
  expect(await anew()).toEqual({ snapshot: await here(), folded: 36 });
  await expect.poll(kept).toEqual([{ stream: canvasStreamName, version: 36, fold_version: 2 }]);
});

test('commands are decided on it as on the facts, and the log stays one chain', async () => {
  await withSnapshot();
  const results = await under
    .anotherServer()
    .execute(founder, [
      canvasCommand('gone', 'RemoveNodes', { ids: ['A0000000000n'] }),
      canvasCommand('after', 'MoveNodes', { nodes: [{ id: 'A0000000000n', x: 1, y: 1 }] }),
    ]);
  expect(results.map((result) => [result.status, 'reason' in result ? result.reason : null])).toEqual([
    ['accepted', null],
    ['rejected', 'node-missing'],
  ]);
  expect((await under.sealed(founder.workspaceId)).map(({ event }) => event.version)).toEqual(
    Array.from({ length: 37 }, (_, n) => n + 1),
  );
});

test.each([
  ['of an older fold', 'fold_version = 0'],
  ['of another log', "event_hash = repeat('0', 64)"],
  ['that is ahead of the log', 'version = 500'],
])('a snapshot %s is passed over and replaced', async (_, assignment) => {
  await withSnapshot();
  await change(`${assignment}, state = '{"nodes":{}}'`);
  expect(await anew()).toEqual({ snapshot: await here(), folded: 36 });
  await expect.poll(kept).toEqual([{ stream: canvasStreamName, version: 36, fold_version: 2 }]);
});

test('a server of another version keeps snapshots of its own', async () => {
  await withSnapshot();
  const newer = { ...canvasStream, foldVersion: canvasStream.foldVersion + 1 } as unknown as StreamKind;
  const kindOf = (stream: string) => (stream === canvasStreamName ? newer : kindOfStream(stream));
  const decider: Decider = {
    decide: (state, command, { by }, reads) => decideCommand(state, command, by.kind, reads),
    kindOf,
  };
  const older = { ...newer, foldVersion: 0 };
  const open = (kind: StreamKind) =>
    createEventStore({
      pool: under.pool,
      clock: () => new Date(),
      snapshotEvery: 10,
      decider: { ...decider, kindOf: (stream) => (stream === canvasStreamName ? kind : kindOfStream(stream)) },
    });
  const state = (await here())?.state;
  expect((await open(older).snapshot(founder.workspaceId, canvasStreamName))?.state).toEqual(state);
  const both = [0, 2].map((fold) => ({ stream: canvasStreamName, version: fold === 0 ? 36 : 32, fold_version: fold }));
  await expect.poll(kept).toEqual(both);
  expect((await open(newer).snapshot(founder.workspaceId, canvasStreamName))?.state).toEqual(state);
  await expect.poll(kept).toEqual([{ stream: canvasStreamName, version: 36, fold_version: 3 }]);
});

test('small streams have none', async () => {
  const first = capture('Bees');
  await under.store.execute(founder, [first]);
  const renames = Array.from({ length: 20 }, (_, n) => ({
    ...first,
    id: `r${n}`,
    type: 'RenameIdea',
    data: { title: `Bees ${n}` } as JsonObject,
  }));
  await under.store.execute(founder, renames);
  await under.anotherServer().snapshot(founder.workspaceId, first.stream);
  await withSnapshot();
  expect((await kept()).map(({ stream }) => stream)).toEqual([canvasStreamName]);
});

test('a state that cannot be kept is told, and the commands are answered all the same', async () => {
  const told: unknown[] = [];
  const query = (...given: unknown[]) => {
    const [{ name }] = given as [{ name?: string }];
    if (name === 'write-snapshot') return Promise.reject(new Error('no space is left'));
    return (under.pool.query as (...all: unknown[]) => unknown)(...given);
  };
  const pool = new Proxy(under.pool, { get: (real, key) => (key === 'query' ? query : Reflect.get(real, key)) });
  const store = createEventStore({ pool, clock: () => new Date(), snapshotEvery: 10, unkept: (why) => told.push(why) });
  await store.execute(founder, placeMany(100));
  const results = await store.execute(founder, moves(1, 31));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['accepted']));
  await expect.poll(() => told).toEqual([new Error('no space is left')]);
});

test('few facts that are large lead to a snapshot as well', async () => {
  const many = createEventStore({ pool: under.pool, clock: () => new Date() });
  const text = 'x'.repeat(10_000);
  const place = (n: number) => {
    const note = { kind: 'note', x: 0, y: 0, width: 100, height: 100, text };
    const nodes = Array.from({ length: 40 }, (_, of) => ({ ...note, id: `n${String(n * 40 + of).padStart(11, '0')}` }));
    return canvasCommand(`p${n}`, 'PlaceNodes', { nodes });
  };
  for (let n = 0; n < 19; n += 1) await many.execute(founder, [place(n)]);
  expect(await kept()).toEqual([]);
  for (let n = 19; n < 22; n += 1) await many.execute(founder, [place(n)]);
  await expect.poll(kept).toEqual([{ stream: canvasStreamName, version: 20, fold_version: 2 }]);
});

test('a snapshot that was written as one piece is read as well', async () => {
  await withSnapshot();
  const { rows } = await under.pool.query<{ state: string }>('SELECT state FROM snapshots WHERE workspace_id = $1', [
    founder.workspaceId,
  ]);
  expect(rows[0]?.state.split('\n').length).toBeGreaterThan(300);
  await change("state = replace(state, E'\\n', '')");
  expect(await anew()).toEqual({ snapshot: await here(), folded: 4 });
});
