import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { Replica } from '#domain/replica/replica.ts';
import { noUpdate } from '#domain/undo/kept-change.ts';
import { canvasStreamName, placeMany } from '../../../../tests/fixtures/canvas/canvas-commands.ts';
import { MemoryLog, workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';
import { ChangeKeeper } from './change-keeper.ts';

const runs = process.env['TEST_FULL'] ? 10_000 : 200;
const at = '2026-01-01T00:00:00.000Z';
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const streams = [1, 2, 3].flatMap((n) => [`idea-${uuid(n)}`, `project-${uuid(n)}`]).concat(`vault-${workspaceId}`);
const query = {
  text: '',
  statuses: [],
  tags: [],
  isStale: false,
  isArchived: false,
  order: 'captured',
  isDescending: false,
};

/** A device with the server that judges it, in step after every change. */
class Device {
  readonly log = new MemoryLog();
  readonly replica = new Replica();
  readonly keeper = new ChangeKeeper(this.replica);
  #ids = 0;

  issue(...drafts: readonly Pick<Command, 'type' | 'stream' | 'data'>[]): void {
    const changeId = this.#newId();
    this.keeper.issue(drafts.map((draft) => ({ ...draft, id: this.#newId(), at, changeId })));
    this.settle();
  }

  turn(side: 'done' | 'undone') {
    const turned = this.keeper.turn(side, this.#newId(), at);
    this.settle();
    return turned?.report;
  }

  settle(): void {
    const results = this.log.commit(this.replica.pending());
    this.replica.acknowledge(results);
    this.keeper.stack.reject(new Set(results.flatMap(({ id, status }) => (status === 'rejected' ? [id] : []))));
  }

  /** By stream; undefined if it is not there. */
  states(): ReadonlyMap<string, unknown> {
    return new Map(streams.map((stream) => [stream, this.replica.shown(stream)]));
  }

  #newId(): string {
    this.#ids += 1;
    return `id${this.#ids}`;
  }
}

const idea = fc.integer({ min: 1, max: 3 }).map((n) => ({ stream: `idea-${uuid(n)}`, n }));
const of = (type: string, data: fc.Arbitrary<unknown>) =>
  fc.record({ idea, data }).map(({ idea: { stream }, data }) => ({ type, stream, data: data as JsonObject }));
const draft = fc.oneof(
  of('CaptureIdea', fc.record({ title: fc.constantFrom('Bees', 'Wasps') })),
  of('RenameIdea', fc.record({ title: fc.constantFrom('Ants', 'Moths', '') })),
  of('DescribeIdea', fc.record({ problem: fc.constantFrom('', 'a', 'b'), pitch: fc.constantFrom('', 'c') })),
  of('TagIdea', fc.record({ tags: fc.subarray(['x', 'y']) })),
  of('RateIdea', fc.record({ criterion: fc.constantFrom('r', 's'), rating: fc.constantFrom(1, 5, null) })),
  of('MoveIdea', fc.record({ status: fc.constantFrom('testing', 'killed'), rank: fc.constantFrom('a0', 'a1') })),
  of('ArchiveIdea', fc.constant({})),
  of('RestoreIdea', fc.constant({})),
  idea.map(({ n }) => ({
    type: 'StartProject',
    stream: `project-${uuid(n)}`,
    data: { ideaId: uuid(n), canvasId: uuid(n) },
  })),
  idea.map(({ n }) => ({ type: 'RenameProject', stream: `project-${uuid(n)}`, data: { title: 'Hive' } })),
  idea.map(({ n }) => ({ type: 'RemoveProject', stream: `project-${uuid(n)}`, data: {} })),
  fc
    .constantFrom('f', 'g')
    .map((id) => ({ type: 'SaveFilter', stream: `vault-${workspaceId}`, data: { id, name: id, query } })),
  fc.constantFrom('f', 'g').map((id) => ({ type: 'RemoveFilter', stream: `vault-${workspaceId}`, data: { id } })),
);

const fieldsOf = (stream: string, state: unknown) => state && kindOfStream(stream)?.fields(state);

/**
 * Returns the expected fields of each stream after an undo to `then`. A stream that did not exist then is filed away,
 * since an undo unwrites nothing.
 */
function expected(then: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>) {
  return [...then].map(([stream, state]) => {
    const is = now.get(stream);
    return [stream, fieldsOf(stream, state ?? (is && kindOfStream(stream)?.unbegun(is)))];
  });
}

const seen = (states: ReadonlyMap<string, unknown>) =>
  [...states].map(([stream, state]) => [stream, fieldsOf(stream, state)]);

describe('the changes of a device', () => {
  test('undone newest first give every state that was, and redone every state again', () => {
    fc.assert(
      fc.property(fc.array(fc.array(draft, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (changes) => {
        const device = new Device();
        const states = [device.states()];
        for (const drafts of changes) {
          const before = device.keeper.stack.top('done')?.changeId;
          device.issue(...drafts);
          if (device.keeper.stack.top('done')?.changeId !== before) states.push(device.states());
        }
        for (const state of states.slice(0, -1).toReversed()) {
          expect(device.turn('done')).toMatchObject({ type: 'change.undone', rejected: 0 });
          const now = device.states();
          expect(seen(now)).toEqual(expected(state, now));
        }
        expect(device.keeper.state().canUndo).toBe(false);
        for (const state of states.slice(1)) {
          expect(device.turn('undone')).toMatchObject({ type: 'change.redone', rejected: 0 });
          const now = device.states();
          expect(seen(now)).toEqual(expected(state, now));
        }
        expect(device.replica.rejections.filter(({ command }) => command.type === 'UndoChange')).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});

test('what a change wrote last is undone first, since it may build on the rest; a redo writes in the first order', () => {
  const device = new Device();
  const data = { ideaId: uuid(1), canvasId: uuid(1) };
  device.issue(
    { type: 'CaptureIdea', stream: `idea-${uuid(1)}`, data: { title: 'Bees' } },
    { type: 'StartProject', stream: `project-${uuid(1)}`, data },
  );
  const written = (side: 'done' | 'undone') => {
    const turned = device.keeper.turn(side, side, at);
    device.settle();
    return turned?.entries.map(({ command }) => command.stream);
  };
  expect([written('done'), written('undone')]).toEqual([
    [`project-${uuid(1)}`, `idea-${uuid(1)}`],
    [`idea-${uuid(1)}`, `project-${uuid(1)}`],
  ]);
});

test('the commands of an undo are one change, the first under its id and the others numbered after it', () => {
  const device = new Device();
  const data = { ideaId: uuid(1), canvasId: uuid(1) };
  device.issue(
    { type: 'CaptureIdea', stream: `idea-${uuid(1)}`, data: { title: 'Bees' } },
    { type: 'StartProject', stream: `project-${uuid(1)}`, data },
  );
  const undone = device.keeper.turn('done', 'u', at)?.entries.map(({ command: { id, changeId } }) => [id, changeId]);
  expect(undone).toEqual([
    ['u', 'u'],
    ['u-1', 'u'],
  ]);
});

test('a change is called by its commands and by the title that its first stream has then', () => {
  const device = new Device();
  const stream = `idea-${uuid(1)}`;
  device.issue({ type: 'CaptureIdea', stream, data: { title: 'Bees' } });
  device.issue({ type: 'TagIdea', stream, data: { tags: ['x'] } });
  const name = { commands: [{ type: 'TagIdea', stream, data: { tags: ['x'] } }], title: 'Bees' };
  expect(device.keeper.state()).toMatchObject({ canUndo: true, undoName: name, canRedo: false, redoName: null });
  device.turn('done');
  expect(device.keeper.state()).toMatchObject({ canUndo: true, canRedo: true, redoName: name });
});

test('a change has its place among others by the time at which it was made', () => {
  const device = new Device();
  device.issue({ type: 'CaptureIdea', stream: `idea-${uuid(1)}`, data: { title: 'Bees' } });
  expect(device.keeper.stack.top('done')?.order).toBe(Date.parse(at));
});

describe('an undo after another tab has changed the same thing', () => {
  const stream = `project-${uuid(1)}`;
  /** A device that has removed its project, before another tab does something else. */
  function removed(elsewhere: Pick<Command, 'type' | 'stream' | 'data'>): Device {
    const device = new Device();
    device.issue(
      { type: 'CaptureIdea', stream: `idea-${uuid(1)}`, data: { title: 'Bees' } },
      { type: 'StartProject', stream, data: { ideaId: uuid(1), canvasId: uuid(1) } },
    );
    device.issue({ type: 'RemoveProject', stream, data: {} });
    device.replica.issue([{ ...elsewhere, id: 'elsewhere', at }]);
    device.settle();
    return device;
  }
  const name = { commands: [{ type: 'RemoveProject', stream, data: {} }], title: 'Bees' };

  test.each([
    [
      'is rejected for the reason that there is, and then forgotten',
      `project-${uuid(2)}`,
      'StartProject',
      'idea-has-project',
    ],
    ['does nothing once it has been done there, and is forgotten', stream, 'RestoreProject', 'changed-since'],
  ])('%s', (_, of, type, reason) => {
    const data = { ideaId: uuid(1), canvasId: uuid(2) };
    const device = removed({ type, stream: of, data: type === 'StartProject' ? data : {} });
    const turned = device.keeper.turn('done', 'u', at);
    expect([turned?.report, turned?.entries]).toEqual([{ type: 'undo.rejected', name, reason }, []]);
    expect(device.keeper.state().undoName).toMatchObject({
      commands: [{ type: 'CaptureIdea' }, { type: 'StartProject' }],
    });
  });
});

describe('on a canvas', () => {
  test('a move of ten thousand notes is taken back and done again, each in several commands of one change', () => {
    const device = new Device();
    for (const { type, stream, data } of placeMany(10_000)) device.issue({ type, stream, data });
    const canvas = () => device.replica.shown(canvasStreamName) as Canvas;
    const placed = canvas().nodes;
    const nodes = [...liveNodes(canvas())].map(({ id, x, y }) => ({ id, x: x + 1.5, y: y - 1000.25 }));
    device.issue({ type: 'MoveNodes', stream: canvasStreamName, data: { nodes } });
    const moved = canvas().nodes;
    expect(device.turn('done')).toMatchObject({ type: 'change.undone', rejected: 0 });
    expect(canvas().nodes).toEqual(placed);
    expect(device.turn('undone')).toMatchObject({ type: 'change.redone', rejected: 0 });
    expect(canvas().nodes).toEqual(moved);
    const undone = device.log.events.filter(({ undoes }) => undoes !== undefined);
    expect(new Set(undone.map(({ changeId }) => changeId)).size).toBe(2);
    expect(undone.length).toBeGreaterThan(2);
  });

  test('a shared link waits for the server, and is not undone', () => {
    const device = new Device();
    for (const { type, stream, data } of placeMany(1)) device.issue({ type, stream, data });
    const [{ id: node } = { id: '' }] = liveNodes(device.replica.shown(canvasStreamName) as Canvas);
    const data = { node, grant: 'g'.repeat(22), expiresAt: null };
    const command = { id: 'share', type: 'ShareNode', stream: canvasStreamName, data, at };
    const { update } = device.keeper.issue([command]);
    const shares = () => (device.replica.shown(canvasStreamName) as Canvas).shares;
    expect([update, device.replica.pending(), shares()]).toEqual([noUpdate, [command], {}]);
    device.settle();
    expect(Object.keys(shares())).toEqual([data.grant]);
  });
});
