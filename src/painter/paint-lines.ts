import { leftOf } from '#drawing/line-links.ts';
import type { DrawnLine } from '#drawing/node-text.ts';
import type { Brush } from './brush.ts';
import { textDetail } from './detail.ts';

export interface LineLook {
  readonly fontPx: number;
  readonly color: string;
  readonly isStrong?: boolean;
}

/** Height of a bar, as a share of the font size. */
const barHeight = 0.5;
const barAbove = 0.55;
const barOpacity = 0.4;

/** Lines of text as letters or, from afar, as bars of the same length. The brush stands where the lines begin to count. */
export function paintLines(brush: Brush, lines: readonly DrawnLine[], { fontPx, color, isStrong }: LineLook): void {
  const { ctx, theme } = brush;
  const detail = textDetail(fontPx, brush.zoom);
  if (detail === 'none') return;
  ctx.fillStyle = color;
  if (detail === 'bars') {
    ctx.globalAlpha = barOpacity;
    for (const line of lines) ctx.fillRect(leftOf(line), line.y - fontPx * barAbove, line.width, fontPx * barHeight);
    ctx.globalAlpha = 1;
    return;
  }
  ctx.font = `${isStrong ? 600 : 400} ${fontPx}px ${theme.text}`;
  ctx.textBaseline = 'alphabetic';
  // Text is laid out by a table of advances, without kerning.
  ctx.fontKerning = 'none';
  for (const { text, x, y, align, isRtl } of lines) {
    ctx.textAlign = align;
    ctx.direction = isRtl ? 'rtl' : 'ltr';
    ctx.fillText(text, x, y);
  }
}
