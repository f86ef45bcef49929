import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge, EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { fitPoint } from '#domain/canvas/fit-numbers.ts';
import type { CanvasDraft } from './canvas-draft.ts';
import { boxedNodes, carriedEdges } from './chosen-nodes.ts';
import { commandsForSectionNotes } from './commands-for-section-notes.ts';
import { commandsForReparenting } from './rehousing.ts';
import { sheetsOf } from './sheets-of.ts';

interface Distance {
  readonly dx: number;
  readonly dy: number;
}

/** The chosen parts at their new places; frames and sections take in what lies inside of them then. */
export function commandsForMoving(
  canvas: Canvas,
  chosen: readonly string[],
  { dx, dy }: Distance,
): readonly CanvasDraft[] {
  const ids = sheetsOf(canvas, chosen);
  const to = ({ id, x, y }: CanvasNode) => ({ id, ...kept({ x: x + dx, y: y + dy }) });
  const moved = boxedNodes(canvas, ids);
  const edges = carriedEdges(canvas, ids, moved, 'move').flatMap((edge) => movedEnds(edge, { dx, dy }));
  const nodes = moved.map(to);
  if (nodes.length === 0 && edges.length === 0) return [];
  const held = commandsForReparenting(canvas, nodes);
  return [
    { type: 'MoveNodes', data: { nodes, ...(edges.length > 0 && { edges }) } },
    ...held,
    ...commandsForSectionNotes(canvas, nodes, held),
  ];
}

/** Without the places after the point that are not kept, each of which would be sent. */
const kept = (point: Point): Point => fitPoint(point) ?? point;

export function movedEnds({ id, from, to }: CanvasEdge, { dx, dy }: Distance) {
  const moved = (end: EdgeEnd): Point | undefined =>
    'node' in end ? undefined : kept({ x: end.x + dx, y: end.y + dy });
  const ends = { from: moved(from), to: moved(to) };
  if (!ends.from && !ends.to) return [];
  return [{ id, ...(ends.from && { from: ends.from }), ...(ends.to && { to: ends.to }) }];
}
