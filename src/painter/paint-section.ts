import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { fillColor } from '#drawing/drawing-theme.ts';
import type { Brush } from './brush.ts';

/** Step of the survey grid, in scene units. */
const ruling = 24;
const firstRule = 48;
const seenRuling = 6;

/** A cell of a template: ruled paper below a strong rule with the cell's title, not a box. */
export function paintSection(brush: Brush, node: CanvasNode): void {
  const { ctx, theme, at } = brush;
  const { width, height } = node;
  const hairline = Math.max(1, 1 / at.scale);
  ctx.fillStyle = fillColor(theme, node.fill) ?? theme.surface;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = theme.line;
  if (ruling * brush.zoom >= seenRuling)
    for (let y = firstRule; y < height; y += ruling) ctx.fillRect(0, y, width, hairline);
  ctx.fillRect(0, 0, hairline, height);
  ctx.fillRect(width - hairline, 0, hairline, height);
  ctx.fillRect(0, height - hairline, width, hairline);
  ctx.fillStyle = theme.ink;
  ctx.fillRect(0, 0, width, Math.max(2, 1 / at.scale));
}
