import { eachPart, partOf } from '../log/parts.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import type { CanvasNode } from './canvas-node.ts';

type Held = Pick<Canvas, 'nodes' | 'edges'>;

/** Whatever lies on a canvas. */
export type CanvasPart = CanvasNode | CanvasEdge;

export const isEdge = (part: CanvasPart): part is CanvasEdge => 'from' in part;
export const isNode = (part: CanvasPart): part is CanvasNode => !('from' in part);

/** The nodes that are there, groups among them, in no order. */
export function* liveNodes(canvas: Pick<Canvas, 'nodes'>): Generator<CanvasNode, void, undefined> {
  for (const node of eachPart(canvas.nodes)) if (!node.removed) yield node;
}

/** The edges that are there, in no order. */
export function* liveEdges(canvas: Pick<Canvas, 'edges'>): Generator<CanvasEdge, void, undefined> {
  for (const edge of eachPart(canvas.edges)) if (!edge.removed) yield edge;
}

/** A node or an edge by its id, also one that was removed. */
export const partById = (canvas: Held, id: string): CanvasPart | undefined =>
  partOf(canvas.nodes, id) ?? partOf(canvas.edges, id);

export function livePart(canvas: Held, id: string): CanvasPart | undefined {
  const part = partById(canvas, id);
  return part?.removed ? undefined : part;
}

/** Finds a node that is there. */
export type NodeLookup = (id: string) => CanvasNode | undefined;

export const liveNodesOf =
  (canvas: Pick<Canvas, 'nodes'>): NodeLookup =>
  (id) =>
    liveNode(canvas, id);

/** Looks nodes up in `nodes` first, then in `others`. */
export function lookedUpFirst(nodes: readonly CanvasNode[], others: NodeLookup): NodeLookup {
  const first = new Map(nodes.map((node) => [node.id, node]));
  return (id) => first.get(id) ?? others(id);
}

export function liveNode(canvas: Pick<Canvas, 'nodes'>, id: string): CanvasNode | undefined {
  const node = partOf(canvas.nodes, id);
  return node?.removed ? undefined : node;
}
