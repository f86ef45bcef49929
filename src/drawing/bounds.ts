import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { cornersOf } from './node-outline.ts';

/** The smallest upright box around points; undefined if there are none. */
export function boxAround(points: Iterable<Point>): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left <= right && top <= bottom ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

export function union(boxes: Iterable<Box>): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return left <= right && top <= bottom ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** The smallest box around two boxes: `union` for a pair that is known to exist. */
export function unionOfTwo(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const intersects = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

export const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Upright box that a node covers when it is turned. A group has no box of its own. */
export function boxOf(node: CanvasNode): Box {
  if (node.rotation === 0) return { x: node.x, y: node.y, width: node.width, height: node.height };
  if (node.kind !== 'ellipse') return boxAround(cornersOf(node)) ?? node;
  const angle = (node.rotation * Math.PI) / 180;
  const width = Math.hypot(node.width * Math.cos(angle), node.height * Math.sin(angle));
  const height = Math.hypot(node.width * Math.sin(angle), node.height * Math.cos(angle));
  return { x: node.x + (node.width - width) / 2, y: node.y + (node.height - height) / 2, width, height };
}

/** Around all that have a box of their own; undefined if none has. */
export function boundsOf(nodes: Iterable<CanvasNode>): Box | undefined {
  return union(boxesOf(nodes));
}

function* boxesOf(nodes: Iterable<CanvasNode>): Generator<Box, void, undefined> {
  for (const node of nodes) if (node.kind !== 'group') yield boxOf(node);
}
