import type { Canvas } from '#domain/canvas/canvas.ts';
import { isEdge, isNode, liveNode, livePart } from '#domain/canvas/live-parts.ts';
import { nodeName, partName } from '#domain/canvas/part-name.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';

/** Texts of a note that are longer are cut in an outline. */
const longest = 2000;

/**
 * A canvas as a nested list in Markdown, in the order in which it is read: what is inside a frame, section or group is
 * indented under it, and an arrow stands under the node where it begins.
 */
export function canvasOutline(canvas: Pick<Canvas, 'nodes' | 'edges'>): string {
  const lookup = (id: string) => liveNode(canvas, id);
  const depths = new Map<string, number>();
  const lines = readingOrder(canvas).flatMap((id) => {
    const part = livePart(canvas, id);
    if (!part) return [];
    const above = isNode(part) ? part.parent : 'node' in part.from ? part.from.node : null;
    const depth = above === null ? 0 : (depths.get(above) ?? -1) + 1;
    depths.set(id, depth);
    const name = isEdge(part) ? partName(part, lookup) : wholeName(nodeName(part), part.text);
    return [`${'  '.repeat(depth)}- ${name}`];
  });
  return lines.join('\n');
}

/** A name with the whole text, in one line. */
function wholeName(name: string, text: string): string {
  const said = text.replace(/\s+/g, ' ').trim();
  const word = name.split(':')[0] ?? '';
  return said === '' ? name : `${word}: ${said.length > longest ? `${said.slice(0, longest)}…` : said}`;
}
