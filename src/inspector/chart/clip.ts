import type { Point } from './scene.ts';

interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line without what lies inside the boxes where it begins and ends. */
export function clip(
  points: readonly Point[],
  from: Frame | null | undefined,
  to: Frame | null | undefined,
): readonly Point[] {
  const begun = from ? cutStart(points, from) : points;
  const ended = to ? cutStart([...begun].reverse(), to).toReversed() : begun;
  return ended.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

function cutStart(points: readonly Point[], frame: Frame): readonly Point[] {
  const outside = points.findIndex((point) => !isIn(point, frame));
  if (outside <= 0) return points;
  const inner = points[outside - 1];
  const outer = points[outside];
  return inner && outer ? [crossing(inner, outer, frame), ...points.slice(outside)] : points;
}

export const isIn = ({ x, y }: Point, frame: Frame): boolean =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

/** Where the way from a point inside to one outside crosses the border. */
function crossing(inner: Point, outer: Point, frame: Frame): Point {
  const share = (start: number, end: number, low: number, high: number): number => {
    if (end < low) return (low - start) / (end - start);
    return end > high ? (high - start) / (end - start) : 1;
  };
  const along = Math.min(
    share(inner.x, outer.x, frame.x, frame.x + frame.width),
    share(inner.y, outer.y, frame.y, frame.y + frame.height),
  );
  return { x: inner.x + (outer.x - inner.x) * along, y: inner.y + (outer.y - inner.y) * along };
}
