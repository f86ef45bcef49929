import type { Canvas } from './canvas.ts';
import { type CanvasPart, isEdge, liveEdges, liveNodes } from './live-parts.ts';

/** What is to be seen, from the lowest to the highest: frames and sections, then all else, by `z`, ties by id. No groups. */
export function inPaintOrder(canvas: Pick<Canvas, 'nodes' | 'edges'>): readonly CanvasPart[] {
  const parts: CanvasPart[] = [];
  for (const node of liveNodes(canvas)) if (node.kind !== 'group') parts.push(node);
  for (const edge of liveEdges(canvas)) parts.push(edge);
  return parts.sort(comparePaint);
}

/** Negative where `a` lies below `b`. */
export const comparePaint = (a: CanvasPart, b: CanvasPart): number =>
  layerOf(a) - layerOf(b) || compareText(a.z, b.z) || compareText(a.id, b.id);

/** Frames and sections form a layer of their own below everything else. */
export const layerOf = (part: CanvasPart): 0 | 1 =>
  !isEdge(part) && (part.kind === 'frame' || part.kind === 'section') ? 0 : 1;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
