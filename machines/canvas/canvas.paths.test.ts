import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { moved, onNode, pressed } from '../../tests/fixtures/pointer.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { canvasMachine } from './canvas.machine.ts';
import type { CanvasChange } from './canvas-change.ts';
import type { CanvasEvent } from './canvas-events.ts';

const ground = { kind: 'canvas' } as const;
const node = { id: 'm', kind: 'text', x: 0, y: 0, width: 10, height: 10 } as const;
const input = { camera: { camera: { x: 0, y: 0, zoom: 1 }, viewport: { width: 800, height: 600 }, isStill: true } };
const inert = setup({}).createMachine({ id: 'inert' });
const removed: CanvasEvent = { type: 'change.asked', change: { kind: 'removed' } };
const nudged: CanvasEvent = { type: 'nudge.asked', dx: 8, dy: 0 };
const away: CanvasEvent = { type: 'escape.pressed' };
const chosen = (...ids: readonly string[]): CanvasEvent => ({ type: 'selection.changed', ids, mode: 'replace' });

const paths = pathsOf(canvasMachine, {
  input,
  events: [
    pressed(ground),
    moved(40, 30),
    { type: 'pointer.released' },
    { type: 'pointer.cancelled' },
    { type: 'space.held' },
    { type: 'space.released' },
    { type: 'tool.chosen', tool: 'note' },
    away,
    { type: 'escape.passed' },
    { type: 'camera.grabbed', at: { x: 0, y: 0 } },
    { type: 'camera.dragged', at: { x: 0, y: 0 } },
    { type: 'camera.released' },
    { type: 'within.asked', box: { x: 0, y: 0, width: 1, height: 1 }, isAdding: false },
    chosen('n'),
    { type: 'parts.gone', ids: ['n'] },
    { type: 'parts.returned', ids: ['n'] },
    removed,
    { type: 'gesture.ended', change: { kind: 'moved', dx: 1, dy: 1 }, edits: false },
    { type: 'gesture.ended', change: { kind: 'placed', node }, edits: true },
    { type: 'node.asked', node, draft: null },
    { type: 'node.asked', node, draft: 'A' },
    { type: 'editing.asked', id: 'n', text: 'Hello' },
    { type: 'note.begun', node: { ...node, kind: 'note' }, isSeries: true },
    { type: 'note.begun', node: { ...node, kind: 'note' }, isSeries: false },
    nudged,
    { type: 'nudge.settled' },
    after('nudgePatience', 'canvas.nudge.moving'),
    done('editing', { kind: 'worded', id: 'n', text: 'Hello!', base: 'Hello' }),
    done('editing', { kind: 'unchanged', id: 'n', text: 'Hello', base: 'Hello' }),
  ],
  key: ({ context: { camera: _, ...rest } }) => rest,
  when: ({ context, value }, { type }) => {
    const isAtRest = context.selection.length + context.nudge.dx === 0 && (value as { text: string }).text === 'idle';
    const isPassedOn = /^(?:camera|space|within)|moved|released|cancelled/.test(type);
    return isPassedOn ? isAtRest : type !== 'nudge.asked' || context.nudge.dx < 16;
  },
});

/** Only these can lead to a change, and each of them to one. */
const issuing = /^(?:change|node|nudge)\.asked$|^gesture\.ended$|done\.actor\.editing/;

const into = (changes: CanvasChange[]): (() => void) => {
  return (...args: readonly unknown[]) => changes.push((args[1] as { change: CanvasChange }).change);
};

describe(`the canvas, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(canvasMachine);

  testPaths(paths, async (path) => {
    const changes: CanvasChange[] = [];
    await drivePath(canvasMachine, path, {
      coverage,
      input,
      actors: { camera: inert, toolbox: inert },
      actions: { change: into(changes) },
      invariants: {
        'nudge.moving': ({ context }) => expect(context.selection).not.toEqual([]),
        'nudge.resting': ({ context }) => expect(context.nudge).toEqual({ dx: 0, dy: 0 }),
        'text.idle': ({ context }) => expect([context.editing, context.next]).toEqual([null, null]),
        'text.writing': (_, run) => expect(run.running('editing')).toBe(1),
      },
    });
    const asked = path.steps.filter(({ event }) => issuing.test(event.type)).length;
    expect(changes.length).toBeLessThanOrEqual(asked);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('with its real children', () => {
  function canvas() {
    const clock = new SimulatedClock();
    const changes: (readonly [CanvasChange, readonly string[]])[] = [];
    const left: string[] = [];
    const actor = createActor(
      canvasMachine.provide({
        actions: { change: ({ context }, { change }) => changes.push([change, context.selection]) },
      }),
      { input, clock },
    );
    actor.on('canvas.left', ({ type }) => left.push(type));
    actor.start();
    const send = (...events: readonly CanvasEvent[]) => {
      for (const event of events) actor.send(event);
    };
    return { actor, send, changes, left, clock };
  }

  test('one drag is one change of what is selected', () => {
    const { send, changes } = canvas();
    send(pressed(onNode()), moved(9, 9), moved(40, 30), { type: 'pointer.released' });
    expect(changes).toEqual([[{ kind: 'moved', dx: 40, dy: 30 }, ['g']]]);
  });

  test('arrow keys are one change when they rest, and none is lost by what comes next', () => {
    const { send, changes, clock } = canvas();
    send(chosen('a', 'b'), nudged, nudged);
    clock.increment(599);
    expect(changes).toEqual([]);
    clock.increment(1);
    expect(changes).toEqual([[{ kind: 'moved', dx: 16, dy: 0 }, ['a', 'b']]]);
    send(nudged, removed);
    expect(changes.slice(1)).toEqual([
      [{ kind: 'moved', dx: 8, dy: 0 }, ['a', 'b']],
      [{ kind: 'removed' }, ['a', 'b']],
    ]);
  });

  test('what was removed elsewhere is moved no more', () => {
    const { actor, send, changes, clock } = canvas();
    send(chosen('a', 'b'), nudged, { type: 'parts.gone', ids: ['a'] });
    clock.increment(600);
    expect(changes).toEqual([[{ kind: 'moved', dx: 8, dy: 0 }, ['b']]]);
    send(nudged, { type: 'parts.gone', ids: ['b'] });
    clock.increment(600);
    expect(changes.length).toBe(1);
    expect(actor.getSnapshot().value).toMatchObject({ nudge: 'resting' });
  });

  test('a note is placed, selected and written upon; a press elsewhere keeps what was typed', () => {
    const { actor, send, changes } = canvas();
    send({ type: 'tool.chosen', tool: 'note' }, pressed(ground, { newId: 'n' }), { type: 'pointer.released' });
    expect(actor.getSnapshot().context.selection).toEqual(['n']);
    expect(actor.getSnapshot().children.toolbox?.getSnapshot().context.tool).toBe('select');
    actor.getSnapshot().children.editing?.send({ type: 'text.typed', text: 'Hello' });
    send(pressed(ground), { type: 'pointer.released' });
    expect(changes.map(([change]) => change)).toEqual([
      { kind: 'placed', node: { id: 'n', kind: 'note', x: -88, y: -88, width: 176, height: 176 } },
      { kind: 'worded', id: 'n', text: 'Hello', base: '' },
    ]);
    expect(actor.getSnapshot().context.selection).toEqual([]);
  });

  test('a text without a word is not kept', () => {
    const { actor, send, changes } = canvas();
    send({ type: 'tool.chosen', tool: 'text' }, pressed(ground, { newId: 't' }), { type: 'pointer.released' }, away);
    expect(changes.at(-1)?.[0]).toEqual({ kind: 'dropped', id: 't' });
    expect(actor.getSnapshot().context.selection).toEqual([]);
  });

  test('a note that is begun is placed with its words as one change, and not without any', () => {
    const { actor, send, changes } = canvas();
    const begun = { ...node, kind: 'note' } as const;
    send(chosen('a'), { type: 'note.begun', node: begun, isSeries: false });
    expect(actor.getSnapshot().context.selection).toEqual([]);
    actor.getSnapshot().children.editing?.send({ type: 'text.typed', text: 'Hello' });
    send(away);
    expect(changes.map(([change]) => change)).toEqual([{ kind: 'placed', node: { ...begun, text: 'Hello' } }]);
    expect(actor.getSnapshot().context.selection).toEqual(['m']);
    send({ type: 'note.begun', node: begun, isSeries: false }, away);
    expect(changes.length).toBe(1);
    expect(actor.getSnapshot().value).toMatchObject({ text: 'idle' });
  });

  test('a series of notes: the next is written as soon as the one before has its words', () => {
    const { actor, send, changes } = canvas();
    const note = (id: string) => ({ ...node, id, kind: 'note' }) as const;
    send({ type: 'note.begun', node: note('a'), isSeries: true });
    actor.getSnapshot().children.editing?.send({ type: 'text.typed', text: 'Hello' });
    send({ type: 'note.begun', node: note('b'), isSeries: true });
    expect(changes.map(([change]) => change)).toEqual([{ kind: 'placed', node: { ...note('a'), text: 'Hello' } }]);
    expect(actor.getSnapshot().context.editing).toMatchObject({ id: 'b', isSeries: true });
    expect(actor.getSnapshot().children.editing?.getSnapshot().context).toMatchObject({ id: 'b', draft: '' });
    send(away);
    expect(changes.length).toBe(1);
    expect(actor.getSnapshot().context.selection).toEqual(['a']);
  });

  test('a series that ends before its next note leaves the note before selected', () => {
    const { actor, send } = canvas();
    send({ type: 'node.asked', node: { ...node, kind: 'note', text: 'First' }, draft: null });
    send({ type: 'note.begun', node: { ...node, id: 'next', kind: 'note' }, isSeries: true }, away);
    expect(actor.getSnapshot().context.selection).toEqual(['m']);
  });

  test('from one text to the next', () => {
    const { actor, send, changes } = canvas();
    send({ type: 'editing.asked', id: 'a', text: 'A' });
    actor.getSnapshot().children.editing?.send({ type: 'text.typed', text: 'AA' });
    send({ type: 'editing.asked', id: 'b', text: 'B' });
    expect(changes.map(([change]) => change)).toEqual([{ kind: 'worded', id: 'a', text: 'AA', base: 'A' }]);
    expect(actor.getSnapshot().children.editing?.getSnapshot().context).toMatchObject({ id: 'b', draft: 'B' });
  });

  test('Escape ends one thing at a time and then leaves the canvas', () => {
    const { actor, send, left } = canvas();
    const value = () => actor.getSnapshot().value;
    send(chosen('n'), { type: 'editing.asked', id: 'n', text: 'Hello' }, nudged, away);
    expect(value()).toEqual({ nudge: 'resting', parts: {}, text: 'idle' });
    send({ type: 'tool.chosen', tool: 'frame' }, away);
    expect(actor.getSnapshot().context.selection).toEqual(['n']);
    expect(actor.getSnapshot().children.toolbox?.getSnapshot().context.tool).toBe('select');
    send(away);
    expect(actor.getSnapshot().context.selection).toEqual([]);
    expect(left).toEqual([]);
    send(away);
    expect(left).toEqual(['canvas.left']);
  });
});
