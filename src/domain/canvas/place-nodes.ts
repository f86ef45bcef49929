import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { isOrderKey, keysBetween } from '../order/keys-between.ts';
import { type Canvas, canvasLimits, emptyCanvas } from './canvas.ts';
import type { CanvasCommandData, NewEdge, NewNode } from './canvas-commands.ts';
import type { CanvasEdge, EdgeEnd } from './canvas-edge.ts';
import type { CanvasFact } from './canvas-facts.ts';
import type { CanvasNode } from './canvas-node.ts';
import { liveNodesOf, lookedUpFirst, type NodeLookup, partById } from './live-parts.ts';
import { isContainer, isInside } from './members-of.ts';
import { hasItsPoints, wholeEdge, wholeNode } from './new-parts.ts';

type Placed = { readonly nodes: readonly CanvasNode[]; readonly edges: readonly CanvasEdge[] };

export function placeNodes(before: Canvas | undefined, data: CanvasCommandData<'PlaceNodes'>): Decision<CanvasFact> {
  const placed = judgeParts(before ?? emptyCanvas, data);
  if (typeof placed === 'string') return reject(placed);
  return placed.nodes.length + placed.edges.length === 0 ? accept() : accept(fact('NodesPlaced', placed));
}

export function connectNodes(canvas: Canvas, { edges }: CanvasCommandData<'ConnectNodes'>): Decision<CanvasFact> {
  const placed = judgeParts(canvas, { nodes: [], edges });
  if (typeof placed === 'string') return reject(placed);
  return placed.edges.length === 0 ? accept() : accept(fact('NodesConnected', { edges: placed.edges }));
}

/** Whether an edge can end here: at a point, or at a node that is there and has a box. */
export function isEnd(nodes: NodeLookup, end: EdgeEnd): boolean {
  if (!('node' in end)) return true;
  const node = nodes(end.node);
  return node !== undefined && node.kind !== 'group';
}

/** An edge that would begin and end at one node cannot be drawn. */
export const isLoop = (from: EdgeEnd, to: EdgeEnd): boolean => 'node' in from && 'node' in to && from.node === to.node;

function judgeParts(
  canvas: Canvas,
  { nodes: newNodes, edges: newEdges = [] }: CanvasCommandData<'PlaceNodes'>,
): Placed | Rejection {
  const reason = reasonAgainst(canvas, [...newNodes, ...newEdges], newNodes);
  if (reason) return reason;
  const wantKeys = [...newNodes, ...newEdges].filter(({ z }) => z === undefined).length;
  const keys = keysBetween(canvas.top, '', wantKeys);
  if (!keys) return 'invalid-data';
  const key = keys.values();
  const keyOf = (z: string | undefined): string => z ?? key.next().value ?? '';
  const upright: CanvasNode[] = [];
  for (const given of newNodes) {
    const node = wholeNode(given, keyOf(given.z));
    if (!node) return 'not-finite';
    upright.push(node);
  }
  const known = liveNodesOf(canvas);
  const beside = lookedUpFirst(upright, known);
  const nodes = upright.map((node, n) => {
    const parent = beside(newNodes[n]?.parent ?? '');
    return parent && isContainer(parent) ? { ...node, parent: parent.id } : node;
  });
  const among = lookedUpFirst(nodes, known);
  if (nodes.some(({ id, parent }) => isInside(among, parent, id))) return 'group-cycle';
  const edges = judgeEdges(among, newEdges, keyOf);
  return typeof edges === 'string' ? edges : { nodes, edges };
}

function judgeEdges(
  among: NodeLookup,
  newEdges: readonly NewEdge[],
  keyOf: (z: string | undefined) => string,
): readonly CanvasEdge[] | Rejection {
  const edges: CanvasEdge[] = [];
  for (const given of newEdges) {
    const edge = wholeEdge(given, keyOf(given.z));
    if (!edge) return 'not-finite';
    if (!isEnd(among, edge.from) || !isEnd(among, edge.to) || isLoop(edge.from, edge.to)) return 'end-missing';
    edges.push(edge);
  }
  return edges;
}

function reasonAgainst(
  canvas: Canvas,
  given: readonly { readonly id: string; readonly z?: string | undefined }[],
  newNodes: readonly NewNode[],
): Rejection | undefined {
  const ids = new Set(given.map(({ id }) => id));
  if (ids.size < given.length || given.some(({ id }) => partById(canvas, id))) return 'id-taken';
  if (!newNodes.every(hasItsPoints)) return 'invalid-data';
  if (given.some(({ z }) => z !== undefined && !isOrderKey(z))) return 'invalid-data';
  const isFull =
    canvas.nodeCount + newNodes.length > canvasLimits.nodes ||
    canvas.edgeCount + given.length - newNodes.length > canvasLimits.edges;
  return isFull ? 'canvas-full' : undefined;
}
