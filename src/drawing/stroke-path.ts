import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { strokeInScene } from '#domain/canvas/stroke-points.ts';
import { hundredths as n } from './edge-path.ts';

/** How thick a freehand line is, in scene units. */
export const strokeWidth = 3;

/** A freehand drawing as the `d` of an SVG path: a smooth line through its points, before it is turned. */
export function strokePath(node: CanvasNode): string {
  const points = strokeInScene(node.points ?? [], node);
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? node;
  const curves = points.slice(1).map((to, index) => {
    // Catmull-Rom as Bézier curves: at each point the line runs as its two neighbors lie.
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(at(0).x)} ${n(at(0).y)}${curves.join('')}`;
}

/** How far a point lies from a freehand line, which runs straight between its points here; both before it is turned. */
export function distanceToStroke(node: CanvasNode, at: Point): number {
  const points = strokeInScene(node.points ?? [], node);
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < points.length; index++) {
    nearest = Math.min(nearest, distanceToSegment(at, points[index - 1] as Point, points[index] as Point));
  }
  return nearest;
}

function distanceToSegment({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
}
