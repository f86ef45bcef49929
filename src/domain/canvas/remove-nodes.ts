import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { type Canvas, canvasLimits } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasEdge, EdgeEnd } from './canvas-edge.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { type CanvasPart, isEdge, isNode, liveEdges, liveNodesOf, lookedUpFirst, partById } from './live-parts.ts';
import { withMembers } from './members-of.ts';
import { isEnd } from './place-nodes.ts';
import { partsFor } from './targets.ts';

/**
 * Removes parts. Parts that are gone already stay so. A locked edge goes with its node all the same, since it cannot
 * stay.
 */
export function removeNodes(canvas: Canvas, { ids }: CanvasCommandData<'RemoveNodes'>): Decision<CanvasFact> {
  const named = ids.map((id) => partById(canvas, id));
  if (!named.every((part) => part !== undefined)) return reject('node-missing');
  const there = named.filter(({ removed }) => !removed).map(({ id }) => id);
  const parts = partsFor(canvas, withMembers(canvas, there), 'remove');
  return typeof parts === 'string' ? reject(parts) : removalOf(canvas, parts);
}

/** Takes parts away, and with nodes the edges that hold on to them. */
export function removalOf(canvas: Canvas, parts: readonly CanvasPart[]): Decision<CanvasFact> {
  if (parts.length === 0) return accept();
  const nodes = new Set(parts.flatMap((part) => (isEdge(part) ? [] : [part.id])));
  const edges = new Set(parts.flatMap((part) => (isEdge(part) ? [part.id] : [])));
  const holds = (end: EdgeEnd): boolean => 'node' in end && nodes.has(end.node);
  for (const edge of liveEdges(canvas)) if (holds(edge.from) || holds(edge.to)) edges.add(edge.id);
  return accept(fact('NodesRemoved', { nodes: [...nodes], edges: [...edges] }));
}

export function restoreNodes(canvas: Canvas, { ids }: CanvasCommandData<'RestoreNodes'>): Decision<CanvasFact> {
  const gone = ids.map((id) => partById(canvas, id));
  if (!gone.every((part) => part !== undefined)) return reject('node-missing');
  const back = gone.filter(({ removed }) => removed);
  const restored = restorationOf(canvas, back);
  return restored.kind === 'accepted' && restored.left > 0 ? reject('end-missing') : restored;
}

/** Brings parts back. Edges whose nodes are gone are `left` out. */
export function restorationOf(
  canvas: Canvas,
  parts: readonly CanvasPart[],
): { readonly left: number } & Decision<CanvasFact> {
  const back = [...new Set(parts)];
  const nodes = back.filter(isNode).map((node) => ({ ...node, removed: false }));
  const beside = lookedUpFirst(nodes, liveNodesOf(canvas));
  const wanted = back.filter(isEdge);
  const edges = wanted.filter(({ from, to }: CanvasEdge) => isEnd(beside, from) && isEnd(beside, to));
  const left = wanted.length - edges.length;
  const isFull =
    canvas.nodeCount + nodes.length > canvasLimits.nodes || canvas.edgeCount + edges.length > canvasLimits.edges;
  if (isFull) return { left, ...reject('canvas-full') };
  if (nodes.length + edges.length === 0) return { left, ...accept() };
  const idsOf = (each: readonly CanvasPart[]): readonly string[] => each.map(({ id }) => id);
  return { left, ...accept(fact('NodesRestored', { nodes: idsOf(nodes), edges: idsOf(edges) })) };
}
