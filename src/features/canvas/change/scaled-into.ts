import type { Box } from '#domain/canvas/canvas-node.ts';

/** Where a box goes when the box around it and others becomes another. */
export function scaledInto(box: Box, from: Box, to: Box): Box {
  const [across, down] = [to.width / Math.max(1, from.width), to.height / Math.max(1, from.height)];
  return {
    x: to.x + (box.x - from.x) * across,
    y: to.y + (box.y - from.y) * down,
    width: box.width * across,
    height: box.height * down,
  };
}
