import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { partOf } from '#domain/log/parts.ts';
import type { PlacedNode } from '#machines/canvas/canvas-change.ts';
import type { Gesture } from '#machines/canvas/gesture.ts';
import type { Preview, ResizedBox } from '#painter/preview.ts';
import { boxedNodes, carriedEdges, sizedNodes } from '../change/chosen-nodes.ts';
import { scaledInto } from '../change/scaled-into.ts';
import { sheetsOf } from '../change/sheets-of.ts';

/** How a gesture under way is painted. */
export function previewOf(gesture: Gesture, canvas: Canvas | undefined, selection: readonly string[]): Preview | null {
  switch (gesture.kind) {
    case 'move':
      return {
        kind: 'move',
        ids: canvas ? movable(canvas, selection) : [],
        dx: gesture.dx,
        dy: gesture.dy,
        guides: gesture.guides,
      };
    case 'resize':
      return { kind: 'resize', boxes: resized(gesture, canvas, selection), guides: gesture.guides };
    case 'rotate':
      return { kind: 'resize', boxes: rotated(gesture.degrees, canvas, selection) };
    case 'marquee':
      return { kind: 'marquee', box: gesture.box };
    case 'place':
      return { kind: 'place', node: nodeFrom(gesture.node) };
    case 'connect':
      return connecting(edgeFrom(gesture));
    case 'route':
    case 'bend': {
      const edge = canvas && partOf(canvas.edges, gesture.id);
      if (!edge) return null;
      return connecting(
        gesture.kind === 'bend' ? { ...edge, bend: gesture.bend } : { ...edge, [gesture.end]: gesture.to },
        gesture.kind === 'route' && 'node' in gesture.to ? gesture.to.node : undefined,
      );
    }
  }
}

/** Ids of the parts that a move of the selection takes along; locked parts stay. */
function movable(canvas: Canvas, selection: readonly string[]): readonly string[] {
  const ids = sheetsOf(canvas, selection);
  const nodes = boxedNodes(canvas, ids);
  return [...nodes, ...carriedEdges(canvas, ids, nodes, 'move')].map(({ id }) => id);
}

type Resize = Extract<Gesture, { kind: 'resize' }>;

function resized(
  { from, to, rotation }: Resize,
  canvas: Canvas | undefined,
  selection: readonly string[],
): ResizedBox[] {
  const nodes = canvas ? sizedNodes(canvas, selection) : [];
  const [only] = nodes;
  if (only && nodes.length === 1) return [{ id: only.id, ...to, rotation }];
  return nodes.map((node) => ({ id: node.id, ...scaledInto(node, from, to) }));
}

/** Only a single node is turned by its handle, about its own middle. */
function rotated(degrees: number, canvas: Canvas | undefined, selection: readonly string[]): ResizedBox[] {
  return (canvas ? sizedNodes(canvas, selection) : []).map(({ id, x, y, width, height, rotation }) => ({
    id,
    x,
    y,
    width,
    height,
    rotation: (rotation + degrees) % 360,
  }));
}

const connecting = (edge: CanvasEdge, target?: string): Preview => {
  const met = target ?? ('node' in edge.to ? edge.to.node : undefined);
  return { kind: 'connect', edge, ...(met !== undefined && { target: met }) };
};

/** A node that is not there yet, as it will look. */
export const nodeFrom = (node: PlacedNode): CanvasNode => ({
  rotation: 0,
  text: '',
  // What a frame is being drawn around stays to be seen.
  fill: node.kind === 'note' ? 'straw' : node.kind === 'frame' ? 'none' : 'paper',
  textSize: 'medium',
  textAlign: 'start',
  z: '',
  parent: null,
  locked: false,
  asset: null,
  cell: null,
  assumption: null,
  removed: false,
  ...node,
});

const edgeFrom = ({ id, from, to, heads, route }: Extract<Gesture, { kind: 'connect' }>): CanvasEdge => ({
  id,
  from,
  to,
  heads,
  route,
  bend: 0,
  text: '',
  z: '',
  locked: false,
  removed: false,
});
