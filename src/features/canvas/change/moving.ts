import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge, EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { fitPoint } from '#domain/canvas/fit-numbers.ts';
import type { CanvasWish } from './canvas-wish.ts';
import { boxedNodes, freeEdges } from './chosen-nodes.ts';
import { rehousedWishes } from './rehousing.ts';
import { sheetsOf } from './sheets-of.ts';

interface Distance {
  readonly dx: number;
  readonly dy: number;
}

/** The chosen parts at their new places; frames and sections take in what lies inside of them then. */
export function movedWishes(canvas: Canvas, chosen: readonly string[], { dx, dy }: Distance): readonly CanvasWish[] {
  const ids = sheetsOf(canvas, chosen);
  const to = ({ id, x, y }: CanvasNode) => ({ id, ...kept({ x: x + dx, y: y + dy }) });
  const edges = freeEdges(canvas, ids).flatMap((edge) => movedEnds(edge, { dx, dy }));
  const nodes = boxedNodes(canvas, ids).map(to);
  if (nodes.length === 0 && edges.length === 0) return [];
  return [{ type: 'MoveNodes', data: { nodes, ...(edges.length > 0 && { edges }) } }, ...rehousedWishes(canvas, nodes)];
}

/** Without the places after the point that are not kept, each of which would be sent. */
const kept = (point: Point): Point => fitPoint(point) ?? point;

function movedEnds({ id, from, to }: CanvasEdge, { dx, dy }: Distance) {
  const moved = (end: EdgeEnd): Point | undefined =>
    'node' in end ? undefined : kept({ x: end.x + dx, y: end.y + dy });
  const ends = { from: moved(from), to: moved(to) };
  if (!ends.from && !ends.to) return [];
  return [{ id, ...(ends.from && { from: ends.from }), ...(ends.to && { to: ends.to }) }];
}
