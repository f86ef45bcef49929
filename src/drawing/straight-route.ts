import type { Point } from '#domain/canvas/canvas-node.ts';
import type { ResolvedEnd } from './edge-ends.ts';
import type { EdgePath } from './edge-path.ts';
import { outlineTowards, portAt } from './node-outline.ts';

/** From outline to outline along the line between the middles; bent, an arc whose middle lies `bend` to its left. */
export function straightRoute(from: ResolvedEnd, to: ResolvedEnd, bend: number): EdgePath {
  const via = bend === 0 ? undefined : aside(from.middle, to.middle, 2 * bend);
  const start = endOf(from, via ?? to.middle);
  const end = endOf(to, via ?? from.middle);
  if (bend === 0) return { start, segments: [{ kind: 'line', to: end }] };
  const control = aside(start, end, 2 * bend);
  return {
    start,
    segments: [{ kind: 'curve', c1: between(start, control, 2 / 3), c2: between(end, control, 2 / 3), to: end }],
  };
}

function endOf({ node, side, middle }: ResolvedEnd, towards: Point): Point {
  if (!node) return middle;
  return side ? portAt(node, side).at : outlineTowards(node, towards);
}

/** The middle between two points, moved at a right angle to their line: to the left of who walks along it. */
export function aside(a: Point, b: Point, by: number): Point {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(x, y);
  const [nx, ny] = length > 1e-9 ? [y / length, -x / length] : [0, -1];
  return { x: (a.x + b.x) / 2 + nx * by, y: (a.y + b.y) / 2 + ny * by };
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
