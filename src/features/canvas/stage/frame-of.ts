import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { partOf } from '#domain/log/parts.ts';
import { boxOf, union } from '#drawing/bounds.ts';
import { boxedNodes } from '../change/chosen-nodes.ts';

export interface SelectedFrame {
  readonly box: Box;
  /** In degrees; only a single node is turned. */
  readonly rotation: number;
}

/** The box that surrounds the selection, in scene units; undefined if nothing of it has one. */
export function frameOf(canvas: Canvas | undefined, selection: readonly string[]): SelectedFrame | undefined {
  if (!canvas) return undefined;
  const [only] = selection;
  const node = selection.length === 1 && only !== undefined ? partOf(canvas.nodes, only) : undefined;
  if (node && node.kind !== 'group' && !node.removed) {
    const { x, y, width, height, rotation } = node;
    return { box: { x, y, width, height }, rotation };
  }
  const box = union(boxedNodes(canvas, selection).map(boxOf));
  return box && { box, rotation: 0 };
}
