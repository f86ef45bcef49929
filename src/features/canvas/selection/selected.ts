import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { partOf } from '#domain/log/parts.ts';

export interface Selected {
  readonly nodes: readonly CanvasNode[];
  readonly edges: readonly CanvasEdge[];
}

/** The parts that are selected and still there. */
export function selectedOn(canvas: Canvas | undefined, ids: readonly string[]): Selected {
  if (!canvas) return { nodes: [], edges: [] };
  const nodes = ids.flatMap((id) => partOf(canvas.nodes, id) ?? []).filter(({ removed }) => !removed);
  const edges = ids.flatMap((id) => partOf(canvas.edges, id) ?? []).filter(({ removed }) => !removed);
  return { nodes, edges };
}

/** The value that all parts share; null if they differ, or if there are none. */
export function shared<T, Value>(parts: readonly T[], read: (part: T) => Value): Value | null {
  const [first] = parts;
  if (first === undefined) return null;
  const value = read(first);
  return parts.every((part) => read(part) === value) ? value : null;
}
