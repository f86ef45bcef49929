import type { Canvas } from '#domain/canvas/canvas.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';

/**
 * Ids that move with these: a cell of a template does not leave its sheet, so the frame around it goes instead, once.
 */
export function sheetsOf(canvas: Canvas, ids: readonly string[]): readonly string[] {
  const sheets = ids.map((id) => {
    const node = liveNode(canvas, id);
    const isCell = node?.kind === 'section' && node.cell !== null && node.parent !== null;
    const sheet = isCell && node.parent !== null ? liveNode(canvas, node.parent) : undefined;
    return sheet?.kind === 'frame' ? sheet.id : id;
  });
  return [...new Set(sheets)];
}
