import type { CanvasFile } from './canvas-file.ts';

/** Joins the texts of the parts, from the upper left to the lower right, with a blank line between them. */
export function clipText({ nodes, edges }: CanvasFile): string {
  const placed = nodes.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return [...placed, ...edges].flatMap(({ text = '' }) => (text.trim() === '' ? [] : [text])).join('\n\n');
}
