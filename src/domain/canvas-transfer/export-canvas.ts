import type { Canvas } from '../canvas/canvas.ts';
import type { EdgeEnd } from '../canvas/canvas-edge.ts';
import { heldLines } from '../canvas/held-lines.ts';
import { type CanvasPart, isEdge, isNode, liveEdges, liveNodes, livePart } from '../canvas/live-parts.ts';
import { isContainer, membersOf } from '../canvas/members-of.ts';
import { paintSorted } from '../canvas/paint-order.ts';
import type { CanvasFile } from './canvas-file.ts';
import { canvasFormat } from './canvas-format.ts';

/** Everything that is on a canvas. */
export const exportCanvas = (canvas: Canvas): CanvasFile =>
  fileOf(canvas, [...liveNodes(canvas), ...liveEdges(canvas)]);

/**
 * Some parts of a canvas, to be pasted: with what is inside of groups, frames and sections, lines too, and with every edge
 * both of whose ends are among them. An end that is not comes along as the nearest thing there is to it: the middle of its node.
 */
export function clip(canvas: Canvas, ids: Iterable<string>): CanvasFile {
  const parts = new Map<string, CanvasPart>();
  for (const id of ids) {
    const part = livePart(canvas, id);
    if (part) parts.set(id, part);
  }
  const containers = [...parts.values()].filter(isNode).filter(isContainer);
  for (const member of membersOf(canvas, ...containers.map(({ id }) => id))) parts.set(member.id, member);
  const isAmong = (end: EdgeEnd): boolean => 'node' in end && parts.has(end.node);
  for (const edge of liveEdges(canvas)) if (isAmong(edge.from) && isAmong(edge.to)) parts.set(edge.id, edge);
  for (const line of heldLines(canvas, (id) => parts.has(id))) parts.set(line.id, line);
  const loosened = (end: EdgeEnd): EdgeEnd => {
    if (!('node' in end) || parts.has(end.node)) return end;
    const node = livePart(canvas, end.node);
    return node && isNode(node) ? { x: node.x + node.width / 2, y: node.y + node.height / 2 } : { x: 0, y: 0 };
  };
  const taken = [...parts.values()].map((part) =>
    isEdge(part) ? { ...part, from: loosened(part.from), to: loosened(part.to) } : part,
  );
  return fileOf(canvas, taken);
}

function fileOf(canvas: Canvas, parts: readonly CanvasPart[]): CanvasFile {
  const ordered = paintSorted(canvas, parts);
  const ids = new Set(parts.map(({ id }) => id));
  return {
    ...canvasFormat,
    canvas: canvas.id,
    nodes: ordered.filter(isNode).map(({ removed: _, points, ...node }) => ({
      ...node,
      ...(points && { points: [...points] }),
      parent: node.parent !== null && ids.has(node.parent) ? node.parent : null,
    })),
    edges: ordered.filter(isEdge).map(({ removed: _, ...edge }) => edge),
  };
}
