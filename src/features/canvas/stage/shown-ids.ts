import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';
import { partOf, withParts } from '#domain/log/parts.ts';

/** Up to so many parts all are elements; of more only those in view, and not more of them than the second number. */
const all = 1200;
export const mostInView = 300;

export const isShownWhole = ({ nodeCount, edgeCount }: Canvas): boolean => nodeCount + edgeCount <= all;

/**
 * The parts that are elements, in the order in which they are read. `inView` is looked at on large canvases only; `kept`
 * is one that has to be among them.
 */
export function shownIds(canvas: Canvas, inView: readonly string[], kept: string | null): readonly string[] {
  if (isShownWhole(canvas)) return readingOrder(canvas);
  const ids = new Set([...(kept === null ? [] : [kept]), ...inView]);
  const nodes: CanvasNode[] = [];
  const edges: CanvasEdge[] = [];
  for (const id of ids) {
    const node = partOf(canvas.nodes, id);
    const edge = partOf(canvas.edges, id);
    if (node) nodes.push(node);
    if (edge) edges.push(edge);
  }
  return readingOrder({ nodes: withParts({}, nodes), edges: withParts({}, edges) });
}
