import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { nodeText } from '#drawing/node-text.ts';
import { fontPxOf } from '#drawing/text-sizes.ts';
import type { Brush } from './brush.ts';
import { paintLines } from './paint-lines.ts';

const fontPx = fontPxOf('small');

/** An image, or its description while it is not there. */
export function paintImage(brush: Brush, node: CanvasNode): void {
  const { ctx, theme } = brush;
  const { width, height, asset } = node;
  const image = asset === null ? undefined : brush.image(asset);
  if (image) {
    ctx.drawImage(image, 0, 0, width, height);
    return;
  }
  ctx.fillStyle = theme.sunken;
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = theme.line;
  const border = Math.max(1, 1 / brush.at.scale);
  ctx.lineWidth = border;
  ctx.strokeRect(border / 2, border / 2, width - border, height - border);
  const lines = nodeText({ ...node, kind: 'rectangle', textSize: 'small', x: 0, y: 0 })?.lines;
  if (lines) paintLines(brush, lines, { fontPx, color: theme.muted });
}
