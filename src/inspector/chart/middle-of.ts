import type { Point } from './scene.ts';

/** The point half-way along a line. */
export function middleOf(points: readonly Point[]): Point {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const start = points[index];
    const end = points[index + 1];
    if (!start || !end) break;
    if (left <= length) {
      const share = length === 0 ? 0 : left / length;
      return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    }
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
