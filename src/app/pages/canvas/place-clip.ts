import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { placeFile } from '#domain/canvas-transfer/place-file.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';
import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import type { Wish } from '#machines/wish.ts';

export interface ClipPlace {
  readonly canvasId: string;
  readonly canvas: Canvas | undefined;
  /** Of what is seen, in scene units. */
  readonly middle: Point;
}

export interface PlacedClip {
  readonly wishes: readonly Wish[];
  /** What is selected then: without the members of what was pasted with them. */
  readonly ids: readonly string[];
}

/** Puts copied parts in the middle of what is seen, aside from what lies exactly there. */
export function placeClip(clip: CanvasFile, { canvasId, canvas, middle }: ClipPlace): PlacedClip {
  const file = withoutTaken(clip, canvasId, canvas);
  const wishes = placeFile(file, {
    newId: newPartId,
    top: canvas?.top ?? '',
    offset: offsetOf(file, canvas, middle),
    keepsAssumptions: file.canvas === canvasId,
  });
  const nodes = wishes.flatMap(({ data }) => data.nodes);
  const edges = wishes.flatMap(({ data }) => data.edges ?? []);
  const pasted = new Set(nodes.map(({ id }) => id));
  const owners = nodes.filter(({ parent }) => parent == null || !pasted.has(parent));
  const loose = edges.filter(({ from, to }) => !('node' in from) && !('node' in to));
  return {
    wishes: wishes.map(({ type, data }) => ({ type, stream: canvasStreamOf(canvasId), data: { ...data } })),
    ids: [...owners, ...loose].map(({ id }) => id),
  };
}

/** An assumption has one card: where it is still there, its copy is a plain note. What was locked can be moved. */
function withoutTaken(clip: CanvasFile, canvasId: string, canvas: Canvas | undefined): CanvasFile {
  const taken = new Set(
    canvas && clip.canvas === canvasId ? [...liveNodes(canvas)].map((node) => node.assumption) : [],
  );
  const nodes = clip.nodes.map((node) => ({
    ...node,
    locked: false,
    assumption: taken.has(node.assumption ?? null) ? null : (node.assumption ?? null),
  }));
  return { ...clip, nodes, edges: clip.edges.map((edge) => ({ ...edge, locked: false })) };
}

function offsetOf({ nodes, edges }: CanvasFile, canvas: Canvas | undefined, middle: Point): Point {
  const boxes = nodes.filter(({ kind }) => kind !== 'group');
  const free = edges.flatMap(({ from, to }) => [from, to].filter((end) => 'x' in end));
  const xs = [...boxes.flatMap(({ x, width }) => [x, x + width]), ...free.map(({ x }) => x)];
  const ys = [...boxes.flatMap(({ y, height }) => [y, y + height]), ...free.map(({ y }) => y)];
  if (xs.length === 0) return { x: 0, y: 0 };
  let x = Math.round(middle.x - centreOf(xs));
  let y = Math.round(middle.y - centreOf(ys));
  const there = new Set(canvas ? [...liveNodes(canvas)].map((node) => `${node.kind} ${node.x} ${node.y}`) : []);
  const isOnAnother = () => boxes.some((box) => there.has(`${box.kind} ${box.x + x} ${box.y + y}`));
  while (isOnAnother()) {
    x += copyOffset.dx;
    y += copyOffset.dy;
  }
  return { x, y };
}

/** Thousands of places are too many for the arguments of a call. */
function centreOf(places: readonly number[]): number {
  const least = places.reduce((a, b) => Math.min(a, b));
  const most = places.reduce((a, b) => Math.max(a, b));
  return (least + most) / 2;
}
