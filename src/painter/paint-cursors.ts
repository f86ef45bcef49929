import { personShapes } from '#domain/presence/person-look.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { Cursor } from './preview.ts';
import { pointOn, type Screen, standOnScreen } from './screen.ts';

/** Where the other browsers point, each with the name, the color and the shape of its person. */
export function paintCursors(screen: Screen, theme: PaintTheme, cursors: readonly Cursor[]): void {
  const { ctx } = screen;
  for (const { point, name, look } of cursors) {
    if (!point) continue;
    const color = theme.people[look] ?? theme.brand;
    const { x, y } = pointOn(screen, point);
    standOnScreen(screen);
    ctx.translate(x, y);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(0, 16);
    ctx.lineTo(4.5, 12);
    ctx.lineTo(11, 11.5);
    ctx.closePath();
    ctx.fillStyle = color;
    ctx.fill();
    ctx.strokeStyle = theme.surface;
    ctx.lineWidth = 1;
    ctx.stroke();
    if (name === '') continue;
    ctx.font = `500 12px ${theme.text}`;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    const width = Math.min(180, ctx.measureText(name).width) + 28;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(10, 16, width, 20, 4);
    ctx.fill();
    ctx.fillStyle = theme.onBrand;
    ctx.fillText(name, 32, 26.5, width - 28);
    ctx.translate(16, 20);
    ctx.fill(new Path2D(personShapes[look]));
  }
}
