import type { Canvas } from '#domain/canvas/canvas.ts';
import { partName } from '#domain/canvas/part-name.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';
import { partOf } from '#domain/log/parts.ts';

export interface ScenePart {
  readonly id: string;
  readonly name: string;
  /** All of it, where the name has its beginning. */
  readonly text: string;
  readonly isEdge: boolean;
}

/** Everything on a canvas by its name, in the order in which it is read. */
export function sceneParts(canvas: Canvas | undefined): readonly ScenePart[] {
  if (!canvas) return [];
  return readingOrder(canvas).flatMap((id) => {
    const node = partOf(canvas.nodes, id);
    const part = node ?? partOf(canvas.edges, id);
    if (!part) return [];
    const name = partName(part, (end) => partOf(canvas.nodes, end));
    return [{ id, name, text: part.text, isEdge: node === undefined }];
  });
}
