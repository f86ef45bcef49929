import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { partOf } from '#domain/log/parts.ts';
import { boxOf } from '#drawing/bounds.ts';
import { edgeGeometry } from '#drawing/edge-geometry.ts';
import type { SceneGeometry } from '../scene/describe-scene.ts';
import { frameOf } from './frame-of.ts';

/** Where the parts of a canvas are painted. */
export function sceneGeometry(canvas: Canvas): SceneGeometry {
  const lookup = (id: string): CanvasNode | undefined => partOf(canvas.nodes, id);
  return {
    edgeBox: (edge) => edgeGeometry(edge, lookup)?.box,
    nodeBox: (node) => (node.kind === 'group' ? frameOf(canvas, [node.id])?.box : boxOf(node)),
  };
}
