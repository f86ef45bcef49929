import { createAtom } from '@xstate/store';
import { describe, expect, test } from 'vitest';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import { CanvasControls } from './canvas-controls.ts';
import { targetOf } from './stage/target-of.ts';

test('what has no sides of its own grows nothing, and stays selected', () => {
  const nodes = [aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'group', kind: 'group' })];
  const canvas = createAtom(aCanvas(nodes, [anEdge({ id: 'edge', from: at('a'), to: at('b') })]));
  const asked: unknown[] = [];
  const actor = {
    send: ({ change }: { change: { of: string } }) => asked.push(change.of),
    getSnapshot: () => ({ children: {} }),
  } as unknown as CanvasActor;
  const controls = new CanvasControls(actor, canvas as unknown as CanvasAtom);
  for (const id of ['group', 'edge', 'gone', 'a']) controls.grow(id, 'right');
  expect(asked).toEqual(['a']);
});

describe('what is locked, by itself or by a group around it', () => {
  const locked = { locked: true };
  const nodes = [
    aNode({ id: 'note' }),
    aNode({ id: 'lockedNote', ...locked }),
    aNode({ id: 'lockedGroup', kind: 'group', ...locked }),
    aNode({ id: 'member', parent: 'lockedGroup' }),
    aNode({ id: 'innerGroup', kind: 'group', parent: 'lockedGroup' }),
    aNode({ id: 'innerMember', parent: 'innerGroup' }),
    aNode({ id: 'goneGroup', kind: 'group', ...locked, removed: true }),
    aNode({ id: 'freed', parent: 'goneGroup' }),
    aNode({ id: 'lockedFrame', kind: 'frame', ...locked }),
    aNode({ id: 'inFrame', parent: 'lockedFrame' }),
  ];
  const ends = { from: at('note'), to: at('member') };
  const edges = [anEdge({ id: 'edge', ...ends }), anEdge({ id: 'lockedEdge', ...ends, ...locked })];
  const canvas = aCanvas(nodes, edges);
  const closed = ['lockedNote', 'member', 'innerMember', 'lockedEdge'];
  // A frame's lock is its own.
  const open = ['note', 'edge', 'freed', 'inFrame'];

  test('is not opened for writing by a menu, a key or letters, and says so', () => {
    const opened: string[] = [];
    let told = 0;
    let selection: readonly string[] = [];
    const actor = {
      send: ({ id }: { id: string }) => opened.push(id),
      getSnapshot: () => ({ children: {}, context: { selection } }),
    } as unknown as CanvasActor;
    const controls = new CanvasControls(actor, createAtom(canvas) as unknown as CanvasAtom, () => {
      told += 1;
    });
    for (const id of [...open, ...closed]) controls.edit(id);
    expect([opened, told]).toEqual([open, closed.length]);
    const writable = [...open, ...closed].filter((id) => {
      selection = [id];
      return controls.writable !== null;
    });
    expect(writable).toEqual(open);
  });

  test('is not opened for writing by a second press, nor moved by dragging', () => {
    const pressed = (id: string) => {
      const hit = { kind: edges.some((edge) => edge.id === id) ? 'edge' : 'node', id } as const;
      return targetOf(hit, {
        canvas,
        selection: [],
        frame: undefined,
        point: { x: 0, y: 0 },
        isSecond: true,
        mayEdit: true,
      });
    };
    const told = (ids: readonly string[]) =>
      ids.map(pressed).map((target) => 'isLocked' in target && [target.isLocked, 'text' in target && target.text]);
    expect(told(open)).toEqual(open.map(() => [false, '']));
    expect(told(closed)).toEqual(closed.map(() => [true, null]));
  });
});
