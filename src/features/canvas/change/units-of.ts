import { canDo } from '#domain/canvas/can-do.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { boxOf, union } from '#drawing/bounds.ts';
import { memberFinder } from './member-finder.ts';

/** One chosen thing that is moved as a whole: a node, or a group with what it holds. */
export interface Unit {
  readonly id: string;
  readonly box: Box;
  readonly nodes: readonly CanvasNode[];
}

export function unitsOf(canvas: Canvas, ids: readonly string[]): readonly Unit[] {
  const membersWith = memberFinder(canvas);
  return ids.flatMap((id) => {
    const nodes = membersWith([id]).flatMap((each) => {
      const node = liveNode(canvas, each);
      return node && canDo(canvas, node, 'move') && node.kind !== 'group' ? [node] : [];
    });
    const own = nodes.find((each) => each.id === id);
    const box = own ? boxOf(own) : union(nodes.map(boxOf));
    return box ? [{ id, box, nodes }] : [];
  });
}
