import type { CanvasEdge, EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { boxOf } from './bounds.ts';
import { middleOf, type Port, portAt, type Side } from './node-outline.ts';

/** One end of an edge as it lies now. */
export interface ResolvedEnd {
  /** Undefined if the end stays at a point of the scene. */
  readonly node: CanvasNode | undefined;
  /** Undefined if it is free or faces the other end by itself. */
  readonly side: Side | undefined;
  /** The node's middle, or the point. */
  readonly middle: Point;
  /** Box that the node covers; without size at a free end. */
  readonly box: Box;
}

/** Looks a part up by its id: a removed node, or a group, holds no edge. */
export type NodeLookup = (id: string) => CanvasNode | undefined;

/** Undefined if an end has nothing to hold on to. */
export function resolveEnds(
  edge: Pick<CanvasEdge, 'from' | 'to'>,
  lookup: NodeLookup,
): { readonly from: ResolvedEnd; readonly to: ResolvedEnd } | undefined {
  const from = resolve(edge.from, lookup);
  const to = resolve(edge.to, lookup);
  return from && to ? { from, to } : undefined;
}

function resolve(end: EdgeEnd, lookup: NodeLookup): ResolvedEnd | undefined {
  if (!('node' in end))
    return { node: undefined, side: undefined, middle: end, box: { x: end.x, y: end.y, width: 0, height: 0 } };
  const node = lookup(end.node);
  if (!node || node.removed || node.kind === 'group') return undefined;
  return new NodeEnd(node, end.side === 'auto' ? undefined : end.side);
}

/** A canvas has thousands of these before its first frame: what few are asked for is worked out when they are. */
class NodeEnd implements ResolvedEnd {
  readonly node: CanvasNode;
  readonly side: Side | undefined;
  readonly box: Box;

  constructor(node: CanvasNode, side: Side | undefined) {
    this.node = node;
    this.side = side;
    this.box = node.rotation === 0 ? node : boxOf(node);
  }

  get middle(): Point {
    return middleOf(this.node);
  }
}

/** Ports for routes that leave a node straight on: at the side that was chosen, else at the one that faces the other end. */
export function portsOf(from: ResolvedEnd, to: ResolvedEnd): readonly [Port, Port] {
  if (from.node && from.node === to.node)
    return [portAt(from.node, from.side ?? 'right'), portAt(from.node, to.side ?? 'top')];
  const towards = facing(from.box, to.box);
  return [portOf(from, towards), portOf(to, { x: -towards.x, y: -towards.y })];
}

function portOf({ node, side, middle }: ResolvedEnd, towards: Point): Port {
  if (!node) return { at: middle, out: towards };
  if (side) return portAt(node, side);
  if (node.rotation === 0) return portAt(node, sideTowards(towards));
  const ports = (['right', 'bottom', 'left', 'top'] as const).map((name) => portAt(node, name));
  const along = ({ out }: Port): number => out.x * towards.x + out.y * towards.y;
  return ports.reduce((best, port) => (along(port) > along(best) + 1e-9 ? port : best));
}

const sideTowards = ({ x, y }: Point): Side => (x > 0 ? 'right' : x < 0 ? 'left' : y > 0 ? 'bottom' : 'top');

/** The axis along which two boxes lie further apart, as a step of 1 from the first to the second. */
function facing(a: Box, b: Box): Point {
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const gapX = Math.abs(dx) - (a.width + b.width) / 2;
  const gapY = Math.abs(dy) - (a.height + b.height) / 2;
  return gapX >= gapY ? { x: dx < 0 ? -1 : 1, y: 0 } : { x: 0, y: dy < 0 ? -1 : 1 };
}
