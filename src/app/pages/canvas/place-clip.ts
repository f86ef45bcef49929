import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import { fileBounds, type PlacedParts, placeParts } from './place-parts.ts';

export interface ClipPlace {
  readonly canvasId: string;
  readonly canvas: Canvas | undefined;
  /** Middle of the visible area, in scene units. */
  readonly middle: Point;
}

/** Puts copied parts in the middle of what is seen, aside from what lies exactly there. What was locked can be moved. */
export function placeClip(clip: CanvasFile, { canvasId, canvas, middle }: ClipPlace): PlacedParts {
  const nodes = clip.nodes.map((node) => ({ ...node, locked: false }));
  const edges = clip.edges.map((edge) => ({ ...edge, locked: false }));
  return placeParts({ ...clip, nodes, edges }, { canvasId, canvas, offset: offsetOf(clip, canvas, middle) });
}

function offsetOf(clip: CanvasFile, canvas: Canvas | undefined, middle: Point): Point {
  const around = fileBounds(clip);
  if (!around) return { x: 0, y: 0 };
  let x = Math.round(middle.x - around.x - around.width / 2);
  let y = Math.round(middle.y - around.y - around.height / 2);
  const boxes = clip.nodes.filter(({ kind }) => kind !== 'group');
  const there = new Set(canvas ? [...liveNodes(canvas)].map((node) => `${node.kind} ${node.x} ${node.y}`) : []);
  const isOnAnother = () => boxes.some((box) => there.has(`${box.kind} ${box.x + x} ${box.y + y}`));
  while (isOnAnother()) {
    x += copyOffset.dx;
    y += copyOffset.dy;
  }
  return { x, y };
}
