import type { Point } from '#domain/canvas/canvas-node.ts';

/** A point turned clockwise about another. Degrees. */
export function turned(point: Point, middle: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
}
