import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge, EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { fitPoint } from '#domain/canvas/fit-numbers.ts';
import { partOf } from '#domain/canvas/parts.ts';
import type { CanvasWish } from './canvas-wish.ts';
import { boxedNodes, freeEdges, freeNodes } from './chosen-nodes.ts';
import { holderFinder } from './holder-finder.ts';

interface Distance {
  readonly dx: number;
  readonly dy: number;
}

/** The chosen parts at their new places, taken in by the frames and sections that they are put into. */
export function movedWishes(canvas: Canvas, ids: readonly string[], { dx, dy }: Distance): readonly CanvasWish[] {
  const to = ({ id, x, y }: CanvasNode) => ({ id, ...kept({ x: x + dx, y: y + dy }) });
  const edges = freeEdges(canvas, ids).flatMap((edge) => movedEnds(edge, { dx, dy }));
  const nodes = boxedNodes(canvas, ids).map(to);
  if (nodes.length === 0 && edges.length === 0) return [];
  return [
    { type: 'MoveNodes', data: { nodes, ...(edges.length > 0 && { edges }) } },
    ...takenIn(canvas, ids, { dx, dy }),
  ];
}

/** What belongs to a group, or moves along with its frame, stays there. */
function takenIn(canvas: Canvas, ids: readonly string[], { dx, dy }: Distance): readonly CanvasWish[] {
  const moving = new Set(freeNodes(canvas, ids).map(({ id }) => id));
  const holderAt = holderFinder(canvas, moving);
  const byHolder = new Map<string | null, string[]>();
  for (const id of ids) {
    const node = partOf(canvas.nodes, id);
    if (!node || !moving.has(id) || node.kind === 'group' || node.kind === 'frame' || node.kind === 'section') continue;
    const parent = node.parent === null ? undefined : partOf(canvas.nodes, node.parent);
    if (parent && !parent.removed && (parent.kind === 'group' || moving.has(parent.id))) continue;
    const holder = holderAt(middleOf(node, dx, dy));
    if (holder === (parent?.removed ? null : node.parent)) continue;
    const held = byHolder.get(holder);
    if (held) held.push(id);
    else byHolder.set(holder, [id]);
  }
  return [...byHolder].map(([parent, held]) => ({ type: 'ReparentNodes', data: { ids: held, parent } }));
}

const middleOf = ({ x, y, width, height }: CanvasNode, dx: number, dy: number): Point => ({
  x: x + width / 2 + dx,
  y: y + height / 2 + dy,
});

/** Without the places after the point that are not kept, each of which would be sent. */
const kept = (point: Point): Point => fitPoint(point) ?? point;

function movedEnds({ id, from, to }: CanvasEdge, { dx, dy }: Distance) {
  const moved = (end: EdgeEnd): Point | undefined =>
    'node' in end ? undefined : kept({ x: end.x + dx, y: end.y + dy });
  const ends = { from: moved(from), to: moved(to) };
  if (!ends.from && !ends.to) return [];
  return [{ id, ...(ends.from && { from: ends.from }), ...(ends.to && { to: ends.to }) }];
}
