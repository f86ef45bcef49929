import { isStoppedByLock } from '#domain/canvas/can-do.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { edgeGeometry } from '#drawing/edge-geometry.ts';
import type { EdgeItem } from './scene-item.ts';

/** Whether it has handles at its ends and for its bend while it is selected alone. */
export const canReroute = ({ locked }: CanvasEdge): boolean => !locked || !isStoppedByLock('reroute');

/** CSS pixels by which the handle stands below a label. */
const belowLabel = 24;

/** Where an edge is taken hold of to be bent: at its middle, or below what is written there. */
export function bendHandle({ edge, geometry }: EdgeItem, zoom: number): Point {
  const { x, y } = geometry.labelAt;
  return edge.text === '' ? { x, y } : { x, y: y + belowLabel / zoom };
}

/** Into which direction a positive bend moves the edge's middle, of length 1. */
export function bendNormal({ edge, geometry }: EdgeItem, lookUp: (id: string) => CanvasNode | undefined): Point {
  const more = edgeGeometry({ ...edge, bend: edge.bend + 1 }, lookUp)?.labelAt ?? geometry.labelAt;
  const [x, y] = [more.x - geometry.labelAt.x, more.y - geometry.labelAt.y];
  const length = Math.hypot(x, y);
  return length > 1e-9 ? { x: x / length, y: y / length } : { x: 0, y: 1 };
}
