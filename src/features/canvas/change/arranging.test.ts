import { expect, test } from 'vitest';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { aCanvas, aNode, anEdge } from '../../../../tests/fixtures/a-canvas.ts';
import { growth } from '../../../../tests/fixtures/growth.ts';
import { commandsForAligning, commandsForDistributing } from './arranging.ts';

test('a group is moved as a whole, and what is locked stays', () => {
  const nodes = [
    aNode({ id: 'a', x: 10 }),
    aNode({ id: 'group', kind: 'group', width: 0, height: 0 }),
    aNode({ id: 'one', x: 300, parent: 'group' }),
    aNode({ id: 'other', x: 600, parent: 'group' }),
    aNode({ id: 'locked', x: -50, locked: true }),
  ];
  expect(commandsForAligning(aCanvas(nodes), ['a', 'group', 'locked'], 'left')).toEqual([
    {
      type: 'MoveNodes',
      data: {
        nodes: [
          { id: 'one', x: 10, y: 0 },
          { id: 'other', x: 310, y: 0 },
        ],
      },
    },
  ]);
});

test('the work of putting many notes in line grows with their number', () => {
  const notes = (count: number): CanvasNode[] =>
    Array.from({ length: count }, (_, n) => aNode({ id: `${'abcdefghij'[n % 10]}${n}`, x: n * 240 }));
  const canvases = new Map([1000, 4000].map((count) => [count, aCanvas(notes(count))]));
  const ids = (count: number) => notes(count).map(({ id }) => id);
  const arrange = (count: number) => {
    const canvas = canvases.get(count) ?? aCanvas([]);
    commandsForAligning(canvas, ids(count), 'left');
    commandsForDistributing(canvas, ids(count), 'horizontal');
  };
  expect(growth(arrange, 1000)).toBeLessThan(9);
});

test('a frame that is aligned takes the line along that lies in it', () => {
  const frame = aNode({ id: 'frame', kind: 'frame', x: 100, width: 300, height: 300 });
  const line = anEdge({ id: 'line', from: { x: 120, y: 20 }, to: { x: 150, y: 60 } });
  expect(
    commandsForAligning(aCanvas([frame, aNode({ id: 'note', y: 500 })], [line]), ['frame', 'note'], 'left'),
  ).toEqual([
    {
      type: 'MoveNodes',
      data: {
        nodes: [{ id: 'frame', x: 0, y: 0 }],
        edges: [{ id: 'line', from: { x: 20, y: 20 }, to: { x: 50, y: 60 } }],
      },
    },
  ]);
});

test('what a locked group holds stays, whether it is arranged by itself or with a group around', () => {
  const nodes = [
    aNode({ id: 'a', x: 10 }),
    aNode({ id: 'outer', kind: 'group', width: 0, height: 0 }),
    aNode({ id: 'free', x: 300, parent: 'outer' }),
    aNode({ id: 'inner', kind: 'group', width: 0, height: 0, parent: 'outer', locked: true }),
    aNode({ id: 'held', x: -50, parent: 'inner' }),
  ];
  for (const ids of [
    ['a', 'outer'],
    ['a', 'free', 'held'],
    ['a', 'inner', 'outer'],
  ])
    expect(commandsForAligning(aCanvas(nodes), ids, 'left')).toEqual([
      { type: 'MoveNodes', data: { nodes: [{ id: 'free', x: 10, y: 0 }] } },
    ]);
});
