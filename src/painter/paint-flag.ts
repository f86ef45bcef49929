import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import type { Brush } from './brush.ts';

/** The stake with a flag that makes a note an assumption card, in its upper right corner. */
export function paintFlag({ ctx, theme }: Brush, node: CanvasNode): void {
  const [x, y] = [node.width - 18, 6];
  ctx.fillStyle = theme.brand;
  ctx.fillRect(x, y, 1.5, 14);
  ctx.beginPath();
  ctx.moveTo(x + 1.5, y);
  ctx.lineTo(x + 11, y + 3.5);
  ctx.lineTo(x + 1.5, y + 7);
  ctx.closePath();
  ctx.fill();
}
