import type { Box } from '#domain/canvas/canvas-node.ts';

/** Intersection of two boxes; undefined if they do not meet. */
export function commonBox(a: Box, b: Box): Box | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width < 0 || height < 0 ? undefined : { x, y, width, height };
}
