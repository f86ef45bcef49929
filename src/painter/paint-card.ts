import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import type { CardLook } from '#drawing/card-look.ts';
import { tag, tagMarks } from '#drawing/card-marks.ts';
import type { Mark } from '#drawing/figure.ts';
import type { Brush } from './brush.ts';
import { textDetail } from './detail.ts';
import { paintLines } from './paint-lines.ts';

/** The score of an assumption on its card, unless it is too small to be read. */
export function paintCard(brush: Brush, { width, height }: CanvasNode, look: CardLook): void {
  if (textDetail(tag.fontPx, brush.zoom) === 'none') return;
  for (const mark of tagMarks({ x: 0, y: 0, width, height }, look, brush.theme)) paintMark(brush, mark);
}

function paintMark(brush: Brush, mark: Mark): void {
  const { ctx } = brush;
  if (mark.kind === 'text') paintLines(brush, mark.lines, { fontPx: mark.fontPx, color: mark.color });
  if (mark.kind !== 'path') return;
  const path = new Path2D(mark.d);
  if (mark.fill !== undefined) {
    ctx.fillStyle = mark.fill;
    ctx.fill(path);
  }
  if (mark.stroke === undefined) return;
  ctx.strokeStyle = mark.stroke;
  ctx.lineWidth = mark.width ?? 1;
  ctx.stroke(path);
}
