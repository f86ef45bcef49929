import { linkPlaces } from '#drawing/line-links.ts';
import type { LinkedLine } from '#drawing/linked-lines.ts';
import type { Brush } from './brush.ts';
import { textDetail } from './detail.ts';
import type { LineLook } from './paint-lines.ts';

/** From the baseline down to the line under an address, and how thick it is, in scene units. */
const [below, thickness] = [2, 1];

/** A line under every web address of lines that have been painted, and its letters in the color of links. */
export function paintLinks(brush: Brush, lines: readonly LinkedLine[], { fontPx }: Pick<LineLook, 'fontPx'>): void {
  if (textDetail(fontPx, brush.zoom) !== 'text') return;
  const { ctx, theme, at } = brush;
  for (const line of lines) {
    if (line.links.length === 0) continue;
    ctx.fillStyle = theme.brand;
    ctx.textAlign = 'left';
    for (const { text, left, width } of linkPlaces(line, fontPx)) {
      if (!line.isRtl) ctx.fillText(text, left, line.y);
      ctx.fillRect(left, line.y + below, width, Math.max(thickness, 1 / at.scale));
    }
  }
}
