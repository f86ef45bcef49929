import { canDo, type PartAction } from '#domain/canvas/can-do.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { heldLines } from '#domain/canvas/held-lines.ts';
import { isHolder } from '#domain/canvas/holders.ts';
import { partOf } from '#domain/log/parts.ts';
import { membersWith } from './members-with.ts';

/** The chosen nodes with all that is inside of them, groups among them, as far as they are there and allow an action. */
export function freeNodes(canvas: Canvas, ids: readonly string[], action: PartAction): readonly CanvasNode[] {
  return membersWith(canvas, ids).flatMap((id) => {
    const node = partOf(canvas.nodes, id);
    return node && !node.removed && canDo(canvas, node, action) ? [node] : [];
  });
}

/** The nodes that can be moved and have a box of their own. */
export const boxedNodes = (canvas: Canvas, ids: readonly string[]): readonly CanvasNode[] =>
  freeNodes(canvas, ids, 'move').filter(({ kind }) => kind !== 'group');

/**
 * Nodes that change their size with the box around them: the contents of a group, but only the frame itself of a frame.
 */
export function sizedNodes(canvas: Canvas, ids: readonly string[]): readonly CanvasNode[] {
  const all = freeNodes(canvas, ids, 'resize');
  const groups = new Set(all.filter(({ kind }) => kind === 'group').map(({ id }) => id));
  const chosen = new Set(ids);
  return all.filter(
    ({ id, kind, parent }) => kind !== 'group' && (chosen.has(id) || (parent !== null && groups.has(parent))),
  );
}

/** Nodes that take on a look: the contents of a group, but only a frame or a section itself. */
export function styledNodes(canvas: Canvas, ids: readonly string[]): readonly CanvasNode[] {
  const chosen = new Set(ids);
  const isMeant = ({ id, parent }: CanvasNode): boolean => {
    if (chosen.has(id)) return true;
    const holder = parent === null ? undefined : partOf(canvas.nodes, parent);
    return holder?.kind === 'group' && isMeant(holder);
  };
  return freeNodes(canvas, ids, 'restyle').filter(isMeant);
}

export function freeEdges(canvas: Canvas, ids: readonly string[], action: PartAction): readonly CanvasEdge[] {
  return ids.flatMap((id) => {
    const edge = partOf(canvas.edges, id);
    return edge && !edge.removed && canDo(canvas, edge, action) ? [edge] : [];
  });
}

/** The chosen edges, and the lines that lie in the frames and sections among these nodes. */
export function carriedEdges(
  canvas: Canvas,
  ids: readonly string[],
  nodes: readonly CanvasNode[],
  action: PartAction,
): readonly CanvasEdge[] {
  const chosen = freeEdges(canvas, ids, action);
  const holders = new Set(nodes.filter(isHolder).map(({ id }) => id));
  if (holders.size === 0) return chosen;
  const held = heldLines(canvas, (id) => holders.has(id)).filter((edge) => canDo(canvas, edge, action));
  return [...new Set([...chosen, ...held])];
}
