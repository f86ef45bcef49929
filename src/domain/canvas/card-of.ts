import type { Assumption } from '../ledger/ledger.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasNode } from './canvas-node.ts';
import { liveNode, liveNodes } from './live-parts.ts';

/** The node of a canvas that stands for an assumption, or that it was made from; undefined if neither is there. */
export function cardOf(
  canvas: Pick<Canvas, 'nodes'>,
  { id, node }: Pick<Assumption, 'id' | 'node'>,
): CanvasNode | undefined {
  const made = node === null ? undefined : liveNode(canvas, node);
  if (made?.assumption === id) return made;
  for (const each of liveNodes(canvas)) if (each.assumption === id) return each;
  return made;
}
