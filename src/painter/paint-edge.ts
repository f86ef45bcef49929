import { type Brush, standAt } from './brush.ts';
import { textDetail } from './detail.ts';
import { paintLines } from './paint-lines.ts';
import type { EdgeItem } from './scene-item.ts';

/** Scene units. */
const width = 1.5;
const headLength = 10;
const headSpread = 0.42;

/** An edge with its heads and its label. */
export function paintEdge(brush: Brush, item: EdgeItem, color: string = brush.theme.muted): void {
  const { ctx, at } = brush;
  const { geometry, edge } = item;
  const { x, y } = geometry.start;
  standAt(brush, x, y);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  for (const part of geometry.segments)
    if (part.kind === 'line') ctx.lineTo(part.to.x - x, part.to.y - y);
    else ctx.bezierCurveTo(part.c1.x - x, part.c1.y - y, part.c2.x - x, part.c2.y - y, part.to.x - x, part.to.y - y);
  for (const { at: tip, angle } of geometry.heads)
    for (const side of [-headSpread, headSpread]) {
      ctx.moveTo(tip.x - x, tip.y - y);
      ctx.lineTo(tip.x - x - headLength * Math.cos(angle + side), tip.y - y - headLength * Math.sin(angle + side));
    }
  ctx.strokeStyle = color;
  ctx.lineWidth = Math.max(width, 1 / at.scale);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.stroke();
  if (edge.text !== '') paintLabel(brush, item);
}

function paintLabel(brush: Brush, { edge, geometry }: EdgeItem): void {
  if (textDetail(12, brush.zoom) === 'none') return;
  const label = brush.texts.ofEdge(edge.id, edge.text);
  if (!label) return;
  const { ctx, theme } = brush;
  standAt(brush, geometry.labelAt.x, geometry.labelAt.y);
  ctx.fillStyle = theme.paper;
  ctx.fillRect(label.box.x, label.box.y, label.box.width, label.box.height);
  paintLines(brush, label.lines, { fontPx: label.fontPx, color: theme.ink });
}
