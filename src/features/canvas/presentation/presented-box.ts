import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { boxOf } from '#drawing/bounds.ts';
import { titleRoom } from '#painter/items.ts';

/** The part of a presented node to show: all of it, and the title above a frame. */
export function presentedBox(node: CanvasNode): Box {
  if (node.kind !== 'frame' || node.text === '') return boxOf(node);
  return boxOf({ ...node, y: node.y - titleRoom, height: node.height + titleRoom });
}
