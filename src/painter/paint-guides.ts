import type { Box } from '#domain/canvas/canvas-node.ts';
import type { SnapGuide } from '#drawing/snap.ts';
import type { PaintTheme } from './paint-theme.ts';
import { boxOn, pointOn, type Screen, standOnScreen } from './screen.ts';

/** Lines that show with what something is in line. */
export function paintGuides(screen: Screen, theme: PaintTheme, guides: readonly SnapGuide[]): void {
  const { ctx } = screen;
  standOnScreen(screen);
  ctx.strokeStyle = theme.brand;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (const guide of guides) {
    const [from, to] = [pointOn(screen, guide.from), pointOn(screen, guide.to)];
    // In the middle of a pixel, so that an upright hairline is one pixel wide.
    ctx.moveTo(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5);
    ctx.lineTo(Math.round(to.x) + 0.5, Math.round(to.y) + 0.5);
  }
  ctx.stroke();
}

export function paintMarquee(screen: Screen, theme: PaintTheme, box: Box): void {
  const { ctx } = screen;
  standOnScreen(screen);
  const { x, y, width, height } = boxOn(screen, box);
  ctx.fillStyle = theme.brand;
  ctx.globalAlpha = 0.08;
  ctx.fillRect(x, y, width, height);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = theme.brand;
  ctx.lineWidth = 1;
  ctx.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width), Math.round(height));
}
