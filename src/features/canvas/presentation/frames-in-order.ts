import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';

/** The frames of a canvas as they are read, which is how they are presented. */
export function framesInOrder(canvas: Canvas | undefined): readonly CanvasNode[] {
  if (!canvas) return [];
  return readingOrder(canvas).flatMap((id) => {
    const node = liveNode(canvas, id);
    return node?.kind === 'frame' ? [node] : [];
  });
}
