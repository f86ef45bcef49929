import { describe, expect, test } from 'vitest';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { growth } from '../../../../tests/fixtures/growth.ts';
import { commandsForMoving } from './moving.ts';

const idOf = (n: number): string => `${'abcdefghij'[n % 10]}${n}`;
const notes = (count: number): CanvasNode[] =>
  Array.from({ length: count }, (_, n) => aNode({ id: idOf(n), x: n * 240 }));

test('what is moved is taken in by the frame that it is put into', () => {
  const frame = aNode({ id: 'frame', kind: 'frame', x: 0, y: 500, width: 1000, height: 1000 });
  const held = aNode({ id: 'held', y: 1000, parent: 'frame' });
  expect(commandsForMoving(aCanvas([...notes(3), frame, held]), ['a0', 'b1', 'held'], { dx: 0, dy: 600 })).toEqual([
    {
      type: 'MoveNodes',
      data: {
        nodes: [
          { id: 'a0', x: 0, y: 600 },
          { id: 'b1', x: 240, y: 600 },
          { id: 'held', x: 0, y: 1600 },
        ],
      },
    },
    { type: 'ReparentNodes', data: { ids: ['a0', 'b1'], parent: 'frame' } },
    { type: 'ReparentNodes', data: { ids: ['held'], parent: null } },
  ]);
});

test('places are sent as they are kept, those beyond the canvas as they are', () => {
  const edge = anEdge({ id: 'edge', from: at('a0'), to: { x: 1, y: 2 } });
  const move = (dx: number) => commandsForMoving(aCanvas(notes(1), [edge]), ['a0', 'edge'], { dx, dy: 1 / 3 });
  const draft = (x: number, to: { x: number; y: number }, y = to.y - 2) => [
    { type: 'MoveNodes', data: { nodes: [{ id: 'a0', x, y }], edges: [{ id: 'edge', to }] } },
  ];
  expect(move(2 / 3)).toEqual(draft(0.67, { x: 1.67, y: 2.33 }, 0.33));
  expect(move(1e7)).toEqual(draft(1e7, { x: 1e7 + 1, y: 2 + 1 / 3 }, 1 / 3));
});

test.each(['beside a frame', 'into a frame'])('the work of moving many notes %s grows with their number', (where) => {
  const frame = aNode({
    id: 'frame',
    kind: 'frame',
    y: where === 'into a frame' ? 500 : -9000,
    width: 1e6,
    height: 900,
  });
  const canvases = new Map([1500, 6000].map((count) => [count, aCanvas([...notes(count), frame])]));
  const ids = (count: number) => notes(count).map(({ id }) => id);
  const move = (count: number) => commandsForMoving(canvases.get(count) ?? aCanvas([]), ids(count), { dx: 1, dy: 600 });
  expect(move(1500)).toHaveLength(where === 'into a frame' ? 2 : 1);
  expect(growth(move, 1500)).toBeLessThan(9);
});

test('a line between two places goes with the frame that it lies in, unless it is locked', () => {
  const frame = aNode({ id: 'frame', kind: 'frame', width: 400, height: 400 });
  const inner = aNode({ id: 'inner', kind: 'section', parent: 'frame', width: 200, height: 200 });
  const line = (id: string, x: number, more: object = {}) =>
    anEdge({ id, from: { x, y: 10 }, to: { x: x + 50, y: 20 }, ...more });
  const lines = [
    line('inside', 10),
    line('beside', 300),
    line('across', 380),
    line('locked', 20, { locked: true }),
    line('gone', 30, { removed: true }),
    anEdge({ id: 'held', from: at('inner'), to: { x: 100, y: 100 } }),
  ];
  const canvas = aCanvas([frame, inner], lines);
  const movedBy = (ids: readonly string[]) => {
    const [draft] = commandsForMoving(canvas, ids, { dx: 5, dy: 7 });
    return draft?.type === 'MoveNodes' ? draft.data.edges : undefined;
  };
  const inside = { id: 'inside', from: { x: 15, y: 17 }, to: { x: 65, y: 27 } };
  expect(movedBy(['frame'])).toEqual([inside, { id: 'beside', from: { x: 305, y: 17 }, to: { x: 355, y: 27 } }]);
  expect(movedBy(['inner'])).toEqual([inside]);
  expect(movedBy(['frame', 'inside'])).toHaveLength(2);
});

describe('a note that is dragged into a section', () => {
  const section = aNode({ id: 'section', kind: 'section', x: 1000, y: 0, width: 280, height: 480 });
  const moved = (nodes: readonly CanvasNode[], ids: readonly string[], dx = 1000) =>
    commandsForMoving(aCanvas([section, ...nodes]), ids, { dx, dy: 0 });

  test('is as wide as new ones there, and as high as its text', () => {
    const [short, long] = [
      aNode({ id: 'short', x: 40, y: 100, width: 150 }),
      aNode({ id: 'long', x: 60, y: 200, text: 'A longer text that needs some more lines than one. '.repeat(6) }),
    ];
    const [, housed, resized] = moved([short, long], ['short', 'long']);
    expect(housed).toEqual({ type: 'ReparentNodes', data: { ids: ['short', 'long'], parent: 'section' } });
    expect(resized).toEqual({
      type: 'ResizeNodes',
      data: {
        nodes: [
          { id: 'short', x: 1012, y: 116, width: 256, height: 64 },
          { id: 'long', x: 1012, y: 216, width: 256, height: 224 },
        ],
      },
    });
  });

  test('does not cover another that came with it, nor the title', () => {
    const beside = ['a', 'b'].map((id, n) => aNode({ id, x: 40 - n * 20, y: -40 }));
    expect(moved(beside, ['b', 'a'])[2]).toEqual({
      type: 'ResizeNodes',
      data: {
        nodes: [
          { id: 'b', x: 1012, y: 48, width: 256, height: 64 },
          { id: 'a', x: 1012, y: 124, width: 256, height: 64 },
        ],
      },
    });
  });

  test('keeps its size if it was there already, or is no note', () => {
    const there = aNode({ id: 'there', x: 1020, y: 100, parent: 'section' });
    expect(moved([there], ['there'], 10)).toHaveLength(1);
    const shape = aNode({ id: 'shape', kind: 'rectangle', x: 40, y: 100 });
    expect(moved([shape], ['shape']).map(({ type }) => type)).toEqual(['MoveNodes', 'ReparentNodes']);
  });
});
