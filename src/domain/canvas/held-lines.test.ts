import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge } from '../../../tests/fixtures/a-canvas.ts';
import { heldLines } from './held-lines.ts';

const frame = (id: string, side: number) => aNode({ id, kind: 'frame', width: side, height: side });
const line = anEdge({ id: 'line', from: { x: 10, y: 10 }, to: { x: 40, y: 40 } });
const held = (nodes: Parameters<typeof aCanvas>[0], holder: string) =>
  heldLines(aCanvas(nodes, [line]), (id) => id === holder).map(({ id }) => id);

test('a line belongs to the smallest frame around it, also if that does not belong to the larger one', () => {
  const nodes = [frame('large', 300), frame('small', 50)];
  expect([held(nodes, 'small'), held(nodes, 'large')]).toEqual([['line'], []]);
});

test('of two frames that are as large, the one with the greater id has it', () => {
  const nodes = [frame('b', 50), frame('a', 50), frame('c', 50)];
  expect([held(nodes, 'a'), held(nodes, 'b'), held(nodes, 'c')]).toEqual([[], [], ['line']]);
});
