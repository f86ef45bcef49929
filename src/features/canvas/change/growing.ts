import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { boxOf, intersects } from '#drawing/bounds.ts';
import type { Side } from '#machines/canvas/canvas-change.ts';
import type { CanvasDraft } from './canvas-draft.ts';

interface Growing {
  readonly of: string;
  readonly side: Side;
  readonly nodeId: string;
  readonly edgeId: string;
}

/** Between a node and the one that grows from it. In scene units. */
const gap = 64;
const tries = 50;
const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** A new node of the same kind beside one, where nothing lies, and an arrow to it. None from a group, which has no ends. */
export function commandsForGrowth(canvas: Canvas, { of, side, nodeId, edgeId }: Growing): readonly CanvasDraft[] {
  const node = partOf(canvas.nodes, of);
  if (!node || node.removed || node.kind === 'group') return [];
  const kind = node.kind === 'image' || node.kind === 'drawing' || node.kind === 'section' ? 'note' : node.kind;
  const { width, height, fill, textSize, textAlign } = node;
  const place = freePlace(canvas, node, side);
  return [
    {
      type: 'PlaceNodes',
      data: {
        nodes: [{ id: nodeId, kind, ...place, width, height, fill, textSize, textAlign, parent: node.parent }],
        edges: [
          {
            id: edgeId,
            from: { node: of, side },
            to: { node: nodeId, side: opposite[side] },
            route: 'curved',
            heads: 'end',
          },
        ],
      },
    },
  ];
}

/** Aside by whole steps, until nothing is met. */
function freePlace(canvas: Canvas, node: CanvasNode, side: Side): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = node;
  const isAcross = side === 'left' || side === 'right';
  const from = {
    x: side === 'right' ? x + width + gap : side === 'left' ? x - width - gap : x,
    y: side === 'bottom' ? y + height + gap : side === 'top' ? y - height - gap : y,
  };
  const taken = [...eachPart(canvas.nodes)].filter(
    ({ removed, kind }) => !removed && kind !== 'group' && kind !== 'frame' && kind !== 'section',
  );
  for (let step = 0; step < tries; step += 1) {
    const by = step * ((isAcross ? height : width) + gap / 4);
    const box: Box = { x: from.x + (isAcross ? 0 : by), y: from.y + (isAcross ? by : 0), width, height };
    if (!taken.some((other) => intersects(boxOf(other), box))) return { x: box.x, y: box.y };
  }
  return from;
}
