import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { heldLines } from '#domain/canvas/held-lines.ts';
import { isHolder } from '#domain/canvas/holders.ts';
import { isLocked } from '#domain/canvas/members-of.ts';
import { partOf } from '#domain/log/parts.ts';
import { membersWith } from './members-with.ts';

/** The chosen nodes with all that is inside of them, groups among them; what is removed or locked, by itself or by a group around it, is left out. */
export function freeNodes(canvas: Canvas, ids: readonly string[]): readonly CanvasNode[] {
  return membersWith(canvas, ids).flatMap((id) => {
    const node = partOf(canvas.nodes, id);
    return node && !node.removed && !isLocked(canvas, node) ? [node] : [];
  });
}

/** The nodes of `freeNodes` that have a box of their own. */
export const boxedNodes = (canvas: Canvas, ids: readonly string[]): readonly CanvasNode[] =>
  freeNodes(canvas, ids).filter(({ kind }) => kind !== 'group');

/**
 * Nodes that change their size with the box around them: the contents of a group, but only the frame itself of a frame.
 */
export function sizedNodes(canvas: Canvas, ids: readonly string[]): readonly CanvasNode[] {
  const all = freeNodes(canvas, ids);
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
  return freeNodes(canvas, ids).filter(isMeant);
}

export function freeEdges(canvas: Canvas, ids: readonly string[]): readonly CanvasEdge[] {
  return ids.flatMap((id) => {
    const edge = partOf(canvas.edges, id);
    return edge && !edge.removed && !edge.locked ? [edge] : [];
  });
}

/** The chosen edges, and the lines that lie in the frames and sections among these nodes. */
export function carriedEdges(
  canvas: Canvas,
  ids: readonly string[],
  nodes: readonly CanvasNode[],
): readonly CanvasEdge[] {
  const chosen = freeEdges(canvas, ids);
  const holders = new Set(nodes.filter(isHolder).map(({ id }) => id));
  if (holders.size === 0) return chosen;
  const held = heldLines(canvas, (id) => holders.has(id)).filter(({ locked }) => !locked);
  return [...new Set([...chosen, ...held])];
}
