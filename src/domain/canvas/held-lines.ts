import type { Canvas } from './canvas.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import type { Box } from './canvas-node.ts';
import { type Holder, isHolder } from './holders.ts';
import { liveEdges, liveNodes } from './live-parts.ts';

/**
 * The lines between two places that some frames and sections hold: of those around both ends the smallest has the line, of
 * two that are as small the one with the greater id. A line has no parent of its own, so where it lies decides.
 */
export function heldLines(
  canvas: Pick<Canvas, 'nodes' | 'edges'>,
  isMeant: (holder: string) => boolean,
): readonly CanvasEdge[] {
  const holders = [...liveNodes(canvas)].filter(isHolder).toSorted(bySize);
  const meant = holders.filter(({ id }) => isMeant(id));
  if (meant.length === 0) return [];
  const lines: CanvasEdge[] = [];
  for (const edge of liveEdges(canvas)) {
    const box = boxOfLine(edge);
    const around = (each: Holder): boolean => box !== undefined && contains(each, box);
    // Most lines lie in none of those that are asked about, of which there are few.
    const smallest = meant.find(around);
    if (smallest && holders.find(around) === smallest) lines.push(edge);
  }
  return lines;
}

/** Around both ends; undefined if one of them follows a node. */
function boxOfLine({ from, to }: CanvasEdge): Box | undefined {
  if ('node' in from || 'node' in to) return undefined;
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, width: Math.max(from.x, to.x) - x, height: Math.max(from.y, to.y) - y };
}

const contains = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

function bySize(a: Holder, b: Holder): number {
  const difference = a.width * a.height - b.width * b.height;
  if (difference !== 0) return difference;
  return a.id > b.id ? -1 : 1;
}
