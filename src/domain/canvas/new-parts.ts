import type { NewEdge, NewNode } from './canvas-commands.ts';
import type { CanvasEdge, EdgeEnd } from './canvas-edge.ts';
import type { CanvasNode, NodeFill, NodeKind } from './canvas-node.ts';
import { fitBox, fitLength, fitPoint, fitRotation } from './fit-numbers.ts';

/**
 * The whole node that a command asks for, without a parent; undefined if a number is not finite or too large. Only a
 * drawing has points, see `hasItsPoints`.
 */
export function wholeNode(given: NewNode, z: string): CanvasNode | undefined {
  const { id, kind, text = '', textSize = 'medium', locked = false } = given;
  const box = fitBox(kind, given);
  const rotation = fitRotation(kind, given.rotation ?? 0);
  if (!box || rotation === undefined) return undefined;
  const { fill = fillOf(kind), textAlign = centred.has(kind) ? 'center' : 'start' } = given;
  const { asset = null, cell = null, assumption = null } = given;
  const look = { text, fill, textSize, textAlign };
  const whole = {
    id,
    kind,
    ...box,
    rotation,
    ...look,
    z,
    parent: null,
    locked,
    asset,
    cell,
    assumption,
    removed: false,
  };
  return given.points ? { ...whole, points: given.points } : whole;
}

/** The whole edge that a command asks for; undefined if a number is not finite or too large. */
export function wholeEdge(given: NewEdge, z: string): CanvasEdge | undefined {
  const { id, route = 'straight', heads = 'end', text = '', locked = false } = given;
  const [from, to] = [fitEnd(given.from), fitEnd(given.to)];
  const bend = fitLength(given.bend ?? 0);
  if (!from || !to || bend === undefined) return undefined;
  return { id, from, to, route, bend, heads, text, z, locked, removed: false };
}

/** An end as it is kept; undefined if its point is not finite or beyond the canvas. */
export const fitEnd = (end: EdgeEnd): EdgeEnd | undefined => ('node' in end ? end : fitPoint(end));

/** A drawing is made of points, and nothing else is. */
export const hasItsPoints = ({ kind, points }: Pick<NewNode, 'kind' | 'points'>): boolean =>
  (kind === 'drawing') === (points !== undefined);

const centred: ReadonlySet<NodeKind> = new Set<NodeKind>(['rectangle', 'ellipse', 'diamond']);

function fillOf(kind: NodeKind): NodeFill {
  if (kind === 'note') return 'straw';
  return kind === 'text' || kind === 'image' || kind === 'drawing' || kind === 'group' ? 'none' : 'paper';
}
