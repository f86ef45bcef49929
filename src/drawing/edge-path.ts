import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { boxAround } from './bounds.ts';

/** A straight piece, or a cubic Bézier curve with its control points. It begins where the one before ends. */
export type EdgeSegment =
  | { readonly kind: 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly c1: Point; readonly c2: Point; readonly to: Point };

export interface EdgePath {
  readonly start: Point;
  readonly segments: readonly EdgeSegment[];
}

/** The `d` of an SVG path, rounded to hundredths of a scene unit. */
export function pathData({ start, segments }: EdgePath): string {
  let data = `M${pair(start)}`;
  for (const segment of segments)
    data +=
      segment.kind === 'line' ? `L${pair(segment.to)}` : `C${pair(segment.c1)} ${pair(segment.c2)} ${pair(segment.to)}`;
  return data;
}

const pair = ({ x, y }: Point): string => `${hundredths(x)} ${hundredths(y)}`;
export const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A curve stays within the hull of its control points, so this may be somewhat larger than what is painted. */
export function pathBox({ start, segments }: EdgePath): Box {
  const points: Point[] = [start];
  for (const segment of segments) {
    if (segment.kind === 'curve') points.push(segment.c1, segment.c2);
    points.push(segment.to);
  }
  return boxAround(points) ?? { ...start, width: 0, height: 0 };
}

/** The path as straight pieces, `steps` for each curve: for hit tests and for drawing without curves. */
export function flattened({ start, segments }: EdgePath, steps = 12): Point[] {
  const points = [start];
  let from = start;
  for (const segment of segments) {
    if (segment.kind === 'curve')
      for (let step = 1; step < steps; step++) points.push(alongCurve(from, segment, step / steps));
    points.push(segment.to);
    from = segment.to;
  }
  return points;
}

export function alongCurve(from: Point, { c1, c2, to }: Extract<EdgeSegment, { kind: 'curve' }>, t: number): Point {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return { x: a * from.x + b * c1.x + c * c2.x + d * to.x, y: a * from.y + b * c1.y + c * c2.y + d * to.y };
}

/** How far a point lies from a path, in scene units. */
export function distanceTo(path: EdgePath, point: Point): number {
  const points = flattened(path);
  let least = Infinity;
  for (let index = 1; index < points.length; index++)
    least = Math.min(least, distanceToPiece(point, points[index - 1] as Point, points[index] as Point));
  return least;
}

function distanceToPiece(point: Point, a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const square = x * x + y * y;
  const t = square > 0 ? Math.max(0, Math.min(1, ((point.x - a.x) * x + (point.y - a.y) * y) / square)) : 0;
  return Math.hypot(point.x - a.x - t * x, point.y - a.y - t * y);
}
