import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { type Holder, rehoused } from '#domain/canvas/holders.ts';
import { partOf } from '#domain/log/parts.ts';
import type { CanvasDraft } from './canvas-draft.ts';

/** Frames and sections take in what lies inside of them once nodes have these places, and let go of what does not. */
export function commandsForReparenting(
  canvas: Canvas,
  places: Iterable<{ readonly id: string } & Partial<Box>>,
  added: readonly Holder[] = [],
): readonly CanvasDraft[] {
  const boxes = new Map<string, Box>();
  for (const { id, ...place } of places) {
    const node = partOf(canvas.nodes, id);
    if (!node || node.removed || node.kind === 'group') continue;
    const { x, y, width, height } = { ...node, ...place };
    boxes.set(id, { x, y, width, height });
  }
  return rehoused(canvas, boxes, added).map(({ ids, parent }) => ({
    type: 'ReparentNodes',
    data: { ids: [...ids], parent },
  }));
}
