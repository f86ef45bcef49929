import { type Canvas, canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { boxOf, union } from '#drawing/bounds.ts';
import type { CanvasDraft } from './canvas-draft.ts';
import { sizedNodes } from './chosen-nodes.ts';
import { commandsForMoving } from './moving.ts';
import { commandsForReparenting } from './rehousing.ts';
import { scaledInto } from './scaled-into.ts';

type Sized = Box & { readonly id: string; readonly rotation?: number };

/**
 * The chosen nodes after the box around them became another. A frame's or a section's contents stay as large as they are,
 * and it holds what lies inside of it then.
 */
export function commandsForResizing(
  canvas: Canvas,
  ids: readonly string[],
  from: Box,
  to: Box,
): readonly CanvasDraft[] {
  const nodes = sizedNodes(canvas, ids);
  const [only] = nodes;
  if (only && nodes.length === 1) return resize(canvas, [{ id: only.id, ...atLeast(to) }]);
  return resize(
    canvas,
    nodes.map((node) => ({ id: node.id, ...atLeast(scaledInto(node, from, to)) })),
  );
}

export function commandsForRotating(canvas: Canvas, ids: readonly string[], degrees: number): readonly CanvasDraft[] {
  return resize(
    canvas,
    sizedNodes(canvas, ids).map((node) => ({ ...placeOf(node), rotation: turned(node.rotation + degrees) })),
  );
}

/** Commands for values typed into fields: for the one node, or for the box around all. */
export function commandsForBox(
  canvas: Canvas,
  ids: readonly string[],
  box: Partial<Box>,
  rotation: number | undefined,
): readonly CanvasDraft[] {
  const nodes = sizedNodes(canvas, ids);
  const [only] = nodes;
  const isOne = only !== undefined && nodes.length === 1;
  const around = isOne ? placeOf(only) : union(nodes.map(boxOf));
  if (!around) return [];
  if (box.width === undefined && box.height === undefined && rotation === undefined) {
    return commandsForMoving(canvas, ids, { dx: (box.x ?? around.x) - around.x, dy: (box.y ?? around.y) - around.y });
  }
  const to = { ...around, ...box };
  if (isOne && rotation !== undefined)
    return resize(canvas, [{ ...placeOf(only), ...box, rotation: turned(rotation) }]);
  return commandsForResizing(canvas, ids, around, to);
}

const placeOf = ({ id, x, y, width, height }: CanvasNode): Sized => ({ id, x, y, width, height });
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

function atLeast({ x, y, width, height }: Box): Box {
  const { min, max } = canvasLimits.side;
  const within = (side: number) => Math.min(max, Math.max(min, side));
  return { x, y, width: within(width), height: within(height) };
}

const resize = (canvas: Canvas, nodes: readonly Sized[]): readonly CanvasDraft[] =>
  nodes.length === 0
    ? []
    : [{ type: 'ResizeNodes', data: { nodes: [...nodes] } }, ...commandsForReparenting(canvas, nodes.map(withoutTurn))];

const withoutTurn = ({ rotation: _, ...place }: Sized) => place;
