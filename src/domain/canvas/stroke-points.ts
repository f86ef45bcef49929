import type { Box, Point } from './canvas-node.ts';

/** Limits of one freehand drawing: its number of points, and the grid of its box that they lie on, from 0 to `grid`. */
export const strokeLimits = { points: { min: 2, max: 1000 }, grid: 10_000 } as const;

/** Whether numbers are what a drawing is kept as: x and y in turns, whole steps of the grid of its box. */
export function isStroke(points: readonly number[]): boolean {
  const count = points.length / 2;
  const { min, max } = strokeLimits.points;
  const isOnGrid = (step: number): boolean => Number.isInteger(step) && step >= 0 && step <= strokeLimits.grid;
  return Number.isInteger(count) && count >= min && count <= max && points.every(isOnGrid);
}

/** The points of a drawing where they lie in the scene, before it is turned. */
export function strokeInScene(points: readonly number[], { x, y, width, height }: Box): readonly Point[] {
  const at: Point[] = [];
  for (let n = 0; n + 1 < points.length; n += 2) {
    const [across = 0, down = 0] = [points[n], points[n + 1]];
    at.push({ x: x + (across / strokeLimits.grid) * width, y: y + (down / strokeLimits.grid) * height });
  }
  return at;
}

/** Points of the scene as a drawing is kept: its box, at least `side` wide and high, and the points on the grid of it. */
export function strokeOf(path: readonly Point[], side: number): { readonly box: Box; readonly points: number[] } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of path) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const width = Math.max(side, right - left);
  const height = Math.max(side, bottom - top);
  const box = { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  const step = (at: number, from: number, size: number): number => Math.round(((at - from) / size) * strokeLimits.grid);
  return { box, points: path.flatMap(({ x, y }) => [step(x, box.x, width), step(y, box.y, height)]) };
}
