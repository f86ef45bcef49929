import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { strokePath, strokeWidth } from '#drawing/stroke-path.ts';
import type { Brush } from './brush.ts';

/** A freehand line, where the brush stands at the upper left corner of its box. */
export function paintStroke({ ctx, theme, at }: Brush, node: CanvasNode): void {
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = Math.max(strokeWidth, 1 / at.scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(strokePath({ ...node, x: 0, y: 0 })));
}
