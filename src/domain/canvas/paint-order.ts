import type { Canvas } from './canvas.ts';
import { type CanvasPart, isEdge, isNode, liveEdges, liveNodes, liveNodesOf, type NodeLookup } from './live-parts.ts';

/** Returns the visible parts from the lowest to the highest, in the order of `comparePaint`. No groups. */
export function inPaintOrder(canvas: Pick<Canvas, 'nodes' | 'edges'>): readonly CanvasPart[] {
  const parts: CanvasPart[] = [];
  for (const node of liveNodes(canvas)) if (node.kind !== 'group') parts.push(node);
  for (const edge of liveEdges(canvas)) parts.push(edge);
  return paintSorted(canvas, parts);
}

/** Parts of a canvas from the lowest to the highest. */
export function paintSorted<Part extends CanvasPart>(
  canvas: Pick<Canvas, 'nodes'>,
  parts: Iterable<Part>,
): readonly Part[] {
  const nodes = liveNodesOf(canvas);
  return Array.from(parts, (part) => ({ part, depth: frameDepth(part, nodes) }))
    .sort((a, b) => comparePaint(a.part, b.part, a.depth - b.depth))
    .map(({ part }) => part);
}

/**
 * Negative if `a` lies below `b`: frames lowest, the deeper they are in other frames the higher; then sections; then all
 * else. Among those of one kind and depth by `z`, ties by id. `deeper` is how much deeper `a` lies than `b`, see
 * `frameDepth`.
 */
export const comparePaint = (a: CanvasPart, b: CanvasPart, deeper = 0): number =>
  layerOf(a) - layerOf(b) || deeper || compareText(a.z, b.z) || compareText(a.id, b.id);

/** Frames and sections form layers of their own below everything else, so that none hides what it holds. */
export const layerOf = (part: CanvasPart): 0 | 1 | 2 =>
  isEdge(part) ? 2 : part.kind === 'frame' ? 0 : part.kind === 'section' ? 1 : 2;

/** In how many frames a frame lies; 0 for everything else, which lies above all frames. */
export function frameDepth(part: CanvasPart, nodes: NodeLookup): number {
  if (!isNode(part) || part.kind !== 'frame') return 0;
  let depth = 0;
  const seen = new Set([part.id]);
  for (let at = part.parent; at !== null && !seen.has(at); ) {
    seen.add(at);
    const parent = nodes(at);
    if (!parent) break;
    if (parent.kind === 'frame') depth += 1;
    at = parent.parent;
  }
  return depth;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
