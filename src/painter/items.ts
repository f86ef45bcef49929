import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { boxOf } from '#drawing/bounds.ts';
import { edgeGeometry } from '#drawing/edge-geometry.ts';
import { type Area, areaOfBox, isSomewhere, joined, widened } from './area.ts';
import type { EdgeItem, NodeItem } from './scene-item.ts';

/** Scene units that a frame's title takes above its frame. */
export const titleRoom = 28;
const borderRoom = 2;
/** Scene units that the tag of an assumption's card may take to the right of its left edge, and below it. */
const tagRoom = { width: 180, below: 12 } as const;

/**
 * Makes the scene item of a node, with the bounds of all that is painted for it; undefined if these are not finite. `depth`
 * counts the frames around a frame, `question` is shown in an empty section.
 */
export function itemOfNode(node: CanvasNode, depth = 0, question?: string): NodeItem | undefined {
  const box = widened(areaOfBox(boxOf(node)), borderRoom);
  const titled = node.kind === 'frame' ? { ...box, minY: box.minY - titleRoom } : box;
  const area = node.assumption === null ? titled : withTag(titled, node);
  if (!isSomewhere(area)) return undefined;
  return { id: node.id, ...area, rank: 0, node, depth, question };
}

/** The bounds with the tag of an assumption’s card, at any rotation. */
function withTag(area: Area, { rotation }: CanvasNode): Area {
  if (rotation !== 0) return widened(area, tagRoom.width);
  return { ...area, maxX: Math.max(area.maxX, area.minX + tagRoom.width), maxY: area.maxY + tagRoom.below };
}

/** Makes the scene item of an edge; undefined while the node at one of its ends is missing. */
export function itemOfEdge(edge: CanvasEdge, lookUp: (id: string) => CanvasNode | undefined): EdgeItem | undefined {
  const geometry = edgeGeometry(edge, lookUp);
  if (!geometry) return undefined;
  const own = areaOfBox(geometry.room);
  const area = edge.text === '' ? own : joined(own, labelRoom(geometry.labelAt));
  if (!isSomewhere(area)) return undefined;
  const { minX, minY, maxX, maxY } = area;
  return { id: edge.id, minX, minY, maxX, maxY, rank: 0, edge, geometry, depth: 0 };
}

/** The most that a label takes: it is not laid out before it is seen. */
const labelRoom = ({ x, y }: Point): Area => ({ minX: x - 96, maxX: x + 96, minY: y - 36, maxY: y + 36 });
