import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { framesInOrder } from './frames-in-order.ts';

test('frames as they are read; nothing else, and none that is gone', () => {
  const frame = (id: string, x: number, y: number) => aNode({ id, kind: 'frame', x, y, width: 400, height: 300 });
  const canvas = aCanvas(
    [
      frame('below', 0, 900),
      frame('right', 800, 0),
      frame('left', 0, 0),
      { ...frame('gone', 400, 0), removed: true },
      aNode({ id: 'note' }),
    ],
    [],
  );
  expect(framesInOrder(canvas).map(({ id }) => id)).toEqual(['left', 'right', 'below']);
  expect(framesInOrder(undefined)).toEqual([]);
});
