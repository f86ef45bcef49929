import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';

export const isEdge = (part: CanvasNode | CanvasEdge): part is CanvasEdge => 'from' in part;
