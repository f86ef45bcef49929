import { expect, test } from 'vitest';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { growth } from '../../../../tests/fixtures/growth.ts';
import { movedWishes } from './moving.ts';

const idOf = (n: number): string => `${'abcdefghij'[n % 10]}${n}`;
const notes = (count: number): CanvasNode[] =>
  Array.from({ length: count }, (_, n) => aNode({ id: idOf(n), x: n * 240 }));

test('what is moved is taken in by the frame that it is put into', () => {
  const frame = aNode({ id: 'frame', kind: 'frame', x: 0, y: 500, width: 1000, height: 1000 });
  const held = aNode({ id: 'held', y: 1000, parent: 'frame' });
  expect(movedWishes(aCanvas([...notes(3), frame, held]), ['a0', 'b1', 'held'], { dx: 0, dy: 600 })).toEqual([
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
  const move = (dx: number) => movedWishes(aCanvas(notes(1), [edge]), ['a0', 'edge'], { dx, dy: 1 / 3 });
  const wish = (x: number, to: { x: number; y: number }, y = to.y - 2) => [
    { type: 'MoveNodes', data: { nodes: [{ id: 'a0', x, y }], edges: [{ id: 'edge', to }] } },
  ];
  expect(move(2 / 3)).toEqual(wish(0.67, { x: 1.67, y: 2.33 }, 0.33));
  expect(move(1e7)).toEqual(wish(1e7, { x: 1e7 + 1, y: 2 + 1 / 3 }, 1 / 3));
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
  const move = (count: number) => movedWishes(canvases.get(count) ?? aCanvas([]), ids(count), { dx: 1, dy: 600 });
  expect(move(1500)).toHaveLength(where === 'into a frame' ? 2 : 1);
  expect(growth(move, 1500)).toBeLessThan(9);
});
