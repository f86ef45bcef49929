import type { NewNode } from '../canvas/canvas-commands.ts';
import type { Point } from '../canvas/canvas-node.ts';
import { type CanvasTemplate, cellOf } from './canvas-template.ts';

/** Its cells as sections with their upper left corner at `at`; `newId` gives ids of parts. */
export function nodesOfTemplate({ id, cells }: CanvasTemplate, at: Point, newId: () => string): readonly NewNode[] {
  return cells.map((cell) => ({
    id: newId(),
    kind: 'section',
    x: at.x + cell.box.x,
    y: at.y + cell.box.y,
    width: cell.box.width,
    height: cell.box.height,
    text: cell.title,
    cell: cellOf(id, cell.id),
  }));
}
