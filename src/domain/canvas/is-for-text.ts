import type { CanvasEdge } from './canvas-edge.ts';
import type { CanvasNode } from './canvas-node.ts';

/** Whether a part is there for its text alone, so that without words nothing of it would be seen. */
export const isForText = (part: CanvasNode | CanvasEdge): boolean =>
  'kind' in part && part.kind === 'text' && part.assumption === null;
