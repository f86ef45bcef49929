import type { Box } from '#domain/canvas/canvas-node.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { Stroke } from './preview.ts';
import { boxOn, type Screen, standOnScreen } from './screen.ts';

/** CSS pixels. */
const reach = 6;
const tick = 5;

/**
 * Paints changes as a surveyor marks them: corner ticks around a part that is there, a dashed box where it was, and the
 * day.
 */
export function paintChangeMarks(screen: Screen, theme: PaintTheme, strokes: readonly Stroke[]): void {
  const { ctx } = screen;
  standOnScreen(screen);
  ctx.lineWidth = 1.5;
  ctx.font = `500 11px ${theme.figures}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  for (const { kind, from, to, date } of strokes) {
    const color = kind === 'removed' ? theme.refutes : kind === 'placed' ? theme.supports : theme.brand;
    const [before, after] = [from && boxOn(screen, from), to && boxOn(screen, to)];
    const seen = [before, after].filter((box) => box !== undefined && isOn(screen, box));
    if (seen.length === 0) continue;
    ctx.strokeStyle = color;
    ctx.beginPath();
    if (after) traceCorners(ctx, after);
    if (before && after && kind === 'moved') {
      ctx.moveTo(before.x + before.width / 2, before.y + before.height / 2);
      ctx.lineTo(after.x + after.width / 2, after.y + after.height / 2);
    }
    ctx.stroke();
    if (before && (kind === 'moved' || kind === 'removed')) {
      ctx.setLineDash([4, 3]);
      ctx.strokeRect(before.x, before.y, before.width, before.height);
      ctx.setLineDash([]);
    }
    if (kind === 'removed' && before) strikeOut(ctx, before);
    const label = after ?? before;
    if (!label || date === '') continue;
    ctx.fillStyle = color;
    ctx.fillText(date, label.x - reach, label.y - reach - 4);
  }
}

function traceCorners(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  for (const [cornerX, outX] of [
    [x, -1],
    [x + width, 1],
  ] as const)
    for (const [cornerY, outY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      const [tipX, tipY] = [cornerX + outX * reach, cornerY + outY * reach];
      ctx.moveTo(tipX - outX * (tick + reach), tipY);
      ctx.lineTo(tipX, tipY);
      ctx.lineTo(tipX, tipY - outY * (tick + reach));
    }
}

function strikeOut(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  ctx.beginPath();
  ctx.moveTo(x, y + height);
  ctx.lineTo(x + width, y);
  ctx.stroke();
}

const isOn = ({ width, height }: Screen, box: Box): boolean =>
  box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
