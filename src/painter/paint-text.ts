import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { fontPxOf } from '#drawing/text-sizes.ts';
import type { Brush } from './brush.ts';
import { textDetail } from './detail.ts';
import { paintLines } from './paint-lines.ts';
import { paintLinks } from './paint-links.ts';

/** Paints the text of a node. The brush stands at its upper left corner. */
export function paintText(brush: Brush, node: CanvasNode): void {
  // Titles have a size of their own, somewhat larger than the smallest.
  if (node.text === '' || textDetail(Math.max(14, fontPxOf(node.textSize)), brush.zoom) === 'none') return;
  const text = brush.texts.ofNode(node);
  if (!text) return;
  paintLines(brush, text.lines, { ...text, color: brush.theme.ink });
  paintLinks(brush, text.lines, text);
}
