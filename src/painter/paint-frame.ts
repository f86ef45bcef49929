import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { fillColor } from '#drawing/drawing-theme.ts';
import type { Brush } from './brush.ts';

/** A frame; its title stands above it. */
export function paintFrame({ ctx, theme, at }: Brush, node: CanvasNode): void {
  const { width, height } = node;
  const fill = fillColor(theme, node.fill);
  if (fill !== undefined) {
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, width, height);
  }
  ctx.strokeStyle = theme.strongLine;
  // Within the box: a hairline about a side that lies between two pixels is a smear on both.
  const border = Math.max(1, 1 / at.scale);
  ctx.lineWidth = border;
  ctx.strokeRect(border / 2, border / 2, width - border, height - border);
}
