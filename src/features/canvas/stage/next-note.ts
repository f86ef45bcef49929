import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import { intersects } from '#drawing/bounds.ts';
import type { PlacedNode } from '#machines/canvas/canvas-change.ts';
import { sectionRoom } from '../change/section-notes.ts';

/** Between one note of a series and the next, in scene units. */
const gap = 16;

/** A note as wide as the one before, below it and below all that lies there. */
export function nextNote(canvas: Canvas | undefined, before: Box, id: string, height: number): PlacedNode {
  const at = { x: before.x, y: before.y + before.height + gap, width: before.width, height };
  const taken = canvas ? [...liveNodes(canvas)].filter(({ kind }) => !ground.has(kind)) : [];
  for (let met = taken.find((node) => intersects(node, at)); met; met = taken.find((node) => intersects(node, at)))
    at.y = met.y + met.height + gap;
  return { id, kind: 'note', ...at };
}

/** A note as wide as a section, below its title and below all that lies there. */
export function noteWithin(canvas: Canvas, { x, y, width }: CanvasNode, id: string): PlacedNode {
  const title = { x: x + sectionRoom.inset, y: y + sectionRoom.title - gap, height: 0 };
  return nextNote(canvas, { ...title, width: width - 2 * sectionRoom.inset }, id, sectionRoom.note);
}

/** Notes lie upon these. */
const ground: ReadonlySet<string> = new Set(['frame', 'section', 'group']);
