import type { Box } from '#domain/canvas/canvas-node.ts';
import type { PaintTheme } from './paint-theme.ts';
import { boxOn, type Screen, standOnScreen } from './screen.ts';

/** CSS pixels. */
const pole = 30;
const flag = { width: 22, height: 14 } as const;

/** The survey's flag, planted in a card's upper right corner. */
export function paintMarker(screen: Screen, theme: PaintTheme, card: Box): void {
  const { ctx } = screen;
  const { x, y, width } = boxOn(screen, card);
  standOnScreen(screen);
  ctx.translate(Math.round(x + width - 12), Math.round(y + 6));
  ctx.fillStyle = theme.ink;
  ctx.fillRect(0, -pole, 2, pole);
  ctx.beginPath();
  ctx.moveTo(2, -pole);
  ctx.lineTo(2 + flag.width, -pole + flag.height / 2);
  ctx.lineTo(2, -pole + flag.height);
  ctx.closePath();
  ctx.fillStyle = theme.marker;
  ctx.fill();
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 1;
  ctx.stroke();
}
