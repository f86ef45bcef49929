import type { Box } from '#domain/canvas/canvas-node.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { boxAround } from '#drawing/bounds.ts';

/** Around everything in a file that has a place, in scene units; undefined if nothing has one. */
export const fileBounds = ({ nodes, edges }: CanvasFile): Box | undefined =>
  boxAround([
    ...nodes
      .filter(({ kind }) => kind !== 'group')
      .flatMap(({ x, y, width, height }) => [
        { x, y },
        { x: x + width, y: y + height },
      ]),
    ...edges.flatMap(({ from, to }) => [from, to].filter((end) => 'x' in end)),
  ]);
