import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { fillColor } from '#drawing/drawing-theme.ts';
import { type Brush, standOnPixels } from './brush.ts';

/** A node of a few pixels: upright, on whole pixels, without a path. */
export function paintSpeck(brush: Brush, node: CanvasNode): void {
  const { ctx, at, theme } = brush;
  const left = Math.round(node.x * at.scale - at.left);
  const top = Math.round(node.y * at.scale - at.top);
  const width = Math.max(1, Math.round(node.width * at.scale));
  const height = Math.max(1, Math.round(node.height * at.scale));
  standOnPixels(brush);
  if (node.kind === 'text') {
    ctx.fillStyle = theme.strongLine;
    ctx.fillRect(left, top + (height >> 2), width, Math.max(1, height >> 1));
    return;
  }
  const fill = node.kind === 'image' || node.kind === 'drawing' ? theme.muted : fillColor(theme, node.fill);
  const isOutlined = node.kind !== 'note' || node.fill === 'paper' || node.fill === 'none' || theme.paper === 'Canvas';
  if (isOutlined) {
    ctx.fillStyle = theme.strongLine;
    ctx.fillRect(left, top, width, height);
    if (width < 3 || height < 3) return;
    ctx.fillStyle = fill ?? theme.paper;
    ctx.fillRect(left + 1, top + 1, width - 2, height - 2);
  } else if (fill !== undefined) {
    ctx.fillStyle = fill;
    ctx.fillRect(left, top, width, height);
  }
}
