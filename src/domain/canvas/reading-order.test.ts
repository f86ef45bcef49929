import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import { readingOrder } from './reading-order.ts';

test('a canvas is read by line and from left to right, with what is inside after its frame and edges after where they begin', () => {
  const canvas = aCanvas(
    [
      aNode({ id: 'b', x: 300, y: 10 }),
      aNode({ id: 'a', x: 0, y: 20 }),
      aNode({ id: 'frame', kind: 'frame', x: 0, y: 200, width: 900, height: 400 }),
      aNode({ id: 'c', x: 500, y: 0 }),
      aNode({ id: 'inner', x: 20, y: 300, parent: 'frame' }),
      aNode({ id: 'after', x: 0, y: 700 }),
      aNode({ id: 'gone', x: 0, y: 0, removed: true }),
      aNode({ id: 'orphan', x: 10, y: 700, parent: 'gone' }),
    ],
    [
      anEdge({ id: 'e1', from: at('a'), to: at('inner') }),
      anEdge({ id: 'e2', from: { x: 0, y: 0 }, to: at('a') }),
      anEdge({ id: 'e3', from: at('a'), to: at('b'), removed: true }),
      anEdge({ id: 'e4', from: at('gone'), to: at('b') }),
    ],
  );
  expect(readingOrder(canvas)).toEqual(['a', 'e1', 'b', 'c', 'frame', 'inner', 'after', 'orphan', 'e2', 'e4']);
});

test('everything is read once, even what is inside of itself', () => {
  const canvas = aCanvas([
    aNode({ id: 'a', parent: 'b' }),
    aNode({ id: 'b', parent: 'a', x: 9 }),
    aNode({ id: 'c', parent: 'c' }),
  ]);
  expect(readingOrder(canvas)).toEqual(['c', 'a', 'b']);
});
