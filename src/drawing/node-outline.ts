import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { turned } from './turned.ts';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Where an edge leaves a node and in which direction, both turned with the node. */
export interface Port {
  readonly at: Point;
  /** Unit vector that points outwards. */
  readonly out: Point;
}

export const middleOf = ({ x, y, width, height }: Pick<CanvasNode, 'x' | 'y' | 'width' | 'height'>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The corners in which a node's box ends, or a diamond's tips, clockwise and turned. An ellipse has those of its box. */
export function cornersOf(node: CanvasNode): readonly [Point, Point, Point, Point] {
  const { x, y, width, height, rotation, kind } = node;
  const middle = middleOf(node);
  const corners =
    kind === 'diamond'
      ? [
          { x: middle.x, y },
          { x: x + width, y: middle.y },
          { x: middle.x, y: y + height },
          { x, y: middle.y },
        ]
      : [
          { x, y },
          { x: x + width, y },
          { x: x + width, y: y + height },
          { x, y: y + height },
        ];
  return corners.map((corner) => turned(corner, middle, rotation)) as [Point, Point, Point, Point];
}

const normals: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The middle of a side as the node names it: the top of a node that is turned by 90° looks to the right. */
export function portAt(node: CanvasNode, side: Side): Port {
  const middle = middleOf(node);
  const normal = normals[side];
  const at = { x: middle.x + (normal.x * node.width) / 2, y: middle.y + (normal.y * node.height) / 2 };
  return { at: turned(at, middle, node.rotation), out: turned(normal, { x: 0, y: 0 }, node.rotation) };
}

/** Where the line from the node's middle to a point crosses its outline; to the right if the point is the middle. */
export function outlineTowards(node: CanvasNode, point: Point): Point {
  const middle = middleOf(node);
  const to = turned(point, middle, -node.rotation);
  let [x, y] = [to.x - middle.x, to.y - middle.y];
  const length = Math.hypot(x, y);
  if (!(length > 1e-9)) [x, y] = [1, 0];
  else [x, y] = [x / length, y / length];
  const reach = reachOf(node.kind, Math.abs(x) / (node.width / 2), Math.abs(y) / (node.height / 2));
  return turned({ x: middle.x + x * reach, y: middle.y + y * reach }, middle, node.rotation);
}

/** How far the outline lies in a direction, whose parts are given in halves of the box. */
function reachOf(kind: CanvasNode['kind'], x: number, y: number): number {
  if (kind === 'ellipse') return 1 / Math.hypot(x, y);
  return kind === 'diamond' ? 1 / (x + y) : 1 / Math.max(x, y);
}

export function isInside(node: CanvasNode, point: Point): boolean {
  const middle = middleOf(node);
  const to = turned(point, middle, -node.rotation);
  const [x, y] = [Math.abs(to.x - middle.x) / (node.width / 2), Math.abs(to.y - middle.y) / (node.height / 2)];
  return reachOf(node.kind, x, y) >= 1;
}
