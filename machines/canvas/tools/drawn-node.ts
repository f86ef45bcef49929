import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box, NodeKind, Point } from '#domain/canvas/canvas-node.ts';
import type { PlacedNode } from '../canvas-change.ts';
import type { PointerMoved, PointerPressed } from '../pointer.ts';

/** Kinds of nodes that can be drawn as a box. */
export type ShapeKind = Extract<NodeKind, 'rectangle' | 'ellipse' | 'diamond' | 'frame'>;

/** How large a node is that is placed by a click, in scene units. */
export const placedSizes: Readonly<Record<ShapeKind | 'note' | 'text', Pick<Box, 'width' | 'height'>>> = {
  rectangle: { width: 160, height: 96 },
  ellipse: { width: 160, height: 96 },
  diamond: { width: 160, height: 120 },
  frame: { width: 640, height: 400 },
  note: { width: 176, height: 176 },
  text: { width: 240, height: 32 },
};

type Placeable = keyof typeof placedSizes;

/** A node of its usual size with its middle at `point`; a text begins there, a frame has it as its corner. */
export function nodeAt(kind: Placeable, id: string, { x, y }: Point): PlacedNode {
  const size = placedSizes[kind];
  const isBegun = kind === 'text' || kind === 'frame';
  const top = kind === 'text' ? y - size.height / 2 : y;
  const corner = isBegun ? { x, y: top } : { x: x - size.width / 2, y: y - size.height / 2 };
  return { id, kind, ...corner, ...size };
}

/** The node between where it was begun and where the pointer is: Shift makes it a square, Alt grows it from its middle. */
export function nodeBetween(
  kind: Placeable,
  press: PointerPressed,
  { point, modifiers, snap }: PointerMoved,
): PlacedNode {
  const { min } = canvasLimits.side;
  const dx = point.x + (snap?.dx ?? 0) - press.point.x;
  const dy = point.y + (snap?.dy ?? 0) - press.point.y;
  const side = Math.max(Math.abs(dx), Math.abs(dy));
  const times = modifiers.alt ? 2 : 1;
  const width = Math.max(min, times * (modifiers.shift ? side : Math.abs(dx)));
  const height =
    kind === 'text' ? placedSizes.text.height : Math.max(min, times * (modifiers.shift ? side : Math.abs(dy)));
  const x = modifiers.alt ? press.point.x - width / 2 : dx < 0 ? press.point.x - width : press.point.x;
  const y = modifiers.alt ? press.point.y - height / 2 : dy < 0 ? press.point.y - height : press.point.y;
  return { id: press.newId, kind, x, y, width, height };
}

/** Returns the kind of node that a tool draws as a box; `rectangle` for tools that draw none. */
export const nodeKindOfTool = (tool: string): ShapeKind | 'text' =>
  tool === 'ellipse' || tool === 'diamond' || tool === 'frame' || tool === 'text' ? tool : 'rectangle';
