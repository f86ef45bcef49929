import type { Canvas } from '#domain/canvas/canvas.ts';
import { partOf } from '#domain/log/parts.ts';
import { type ScenePart, sceneParts } from './scene-parts.ts';

/** Where a connector from a node, or one that begins elsewhere already, can lead; in the order in which it is read. */
export function connectionTargets(canvas: Canvas | undefined, of: string): readonly ScenePart[] {
  if (!canvas) return [];
  const from = partOf(canvas.edges, of)?.from;
  const start = from && 'node' in from ? from.node : of;
  return sceneParts(canvas).filter(
    ({ id, isEdge }) => !isEdge && id !== start && partOf(canvas.nodes, id)?.kind !== 'group',
  );
}
