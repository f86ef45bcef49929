import { accept, type Decision, reject } from '../log/decision.ts';
import { partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasEdge, EdgeEnd } from './canvas-edge.ts';
import type { CanvasFact, CanvasFactOf } from './canvas-facts.ts';
import type { Point } from './canvas-node.ts';
import { fitPoint } from './fit-numbers.ts';
import { partsFor } from './targets.ts';

/** Groups have no place of their own, and stay; so do ends of edges that hold on to a node by now. */
export function moveNodes(canvas: Canvas, { nodes, edges = [] }: CanvasCommandData<'MoveNodes'>): Decision<CanvasFact> {
  const parts = partsFor(
    canvas,
    [...nodes, ...edges].map(({ id }) => id),
    'move',
  );
  if (typeof parts === 'string') return reject(parts);
  const moved: CanvasFactOf<'NodesMoved'>['nodes'][number][] = [];
  for (const { id, ...wanted } of new Map(nodes.map((each) => [each.id, each])).values()) {
    const point = fitPoint(wanted);
    if (!point) return reject('not-finite');
    const node = partOf(canvas.nodes, id);
    if (node && node.kind !== 'group' && (node.x !== point.x || node.y !== point.y)) moved.push({ id, ...point });
  }
  const pulled: CanvasFactOf<'NodesMoved'>['edges'][number][] = [];
  for (const { id, ...wanted } of new Map(edges.map((each) => [each.id, each])).values()) {
    const ends = pulledEnds(partOf(canvas.edges, id), wanted);
    if (!ends) return reject('not-finite');
    if (Object.keys(ends).length > 0) pulled.push({ id, ...ends });
  }
  return moved.length + pulled.length === 0 ? accept() : accept(fact('NodesMoved', { nodes: moved, edges: pulled }));
}

type Ends = { readonly from?: Point; readonly to?: Point };

/** The free ends that are to lie elsewhere; undefined if a place is not finite. */
function pulledEnds(
  edge: CanvasEdge | undefined,
  wanted: { readonly from?: Point | undefined; readonly to?: Point | undefined },
): Ends | undefined {
  const ends: { from?: Point; to?: Point } = {};
  for (const name of ['from', 'to'] as const) {
    const given = wanted[name];
    if (!given) continue;
    const point = fitPoint(given);
    if (!point) return undefined;
    if (edge && isElsewhere(edge[name], point)) ends[name] = point;
  }
  return ends;
}

const isElsewhere = (end: EdgeEnd, { x, y }: Point): boolean => !('node' in end) && (end.x !== x || end.y !== y);
