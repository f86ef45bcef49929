import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { boxOf } from '#drawing/bounds.ts';
import { titleRoom } from '#painter/items.ts';

/** What is to be seen of a frame that is presented: all of it, and its title above it. */
export function presentedBox(frame: CanvasNode): Box {
  if (frame.text === '') return boxOf(frame);
  return boxOf({ ...frame, y: frame.y - titleRoom, height: frame.height + titleRoom });
}
