import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { boxOf } from '#drawing/bounds.ts';
import { titleRoom } from '#painter/items.ts';

/** What is to be seen of a node that is presented: all of it, and of a frame the title above it. */
export function presentedBox(node: CanvasNode): Box {
  if (node.kind !== 'frame' || node.text === '') return boxOf(node);
  return boxOf({ ...node, y: node.y - titleRoom, height: node.height + titleRoom });
}
