import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { union } from '#drawing/bounds.ts';
import type { Alignment, Axis } from '#machines/canvas/canvas-change.ts';
import type { CanvasDraft } from './canvas-draft.ts';
import { carriedEdges } from './chosen-nodes.ts';
import { movedEnds } from './moving.ts';
import { commandsForReparenting } from './rehousing.ts';
import { type Unit, unitsOf } from './units-of.ts';

type Place = { readonly dx: number; readonly dy: number };

/** Where each box goes to stand in one line with the others. */
const aligning: Readonly<Record<Alignment, (box: Box, all: Box) => Place>> = {
  left: (box, all) => ({ dx: all.x - box.x, dy: 0 }),
  center: (box, all) => ({ dx: all.x + all.width / 2 - box.x - box.width / 2, dy: 0 }),
  right: (box, all) => ({ dx: all.x + all.width - box.x - box.width, dy: 0 }),
  top: (box, all) => ({ dx: 0, dy: all.y - box.y }),
  middle: (box, all) => ({ dx: 0, dy: all.y + all.height / 2 - box.y - box.height / 2 }),
  bottom: (box, all) => ({ dx: 0, dy: all.y + all.height - box.y - box.height }),
};

export function commandsForAligning(canvas: Canvas, ids: readonly string[], to: Alignment): readonly CanvasDraft[] {
  const units = unitsOf(canvas, ids);
  const all = union(units.map(({ box }) => box));
  return all
    ? moves(
        canvas,
        units.map((unit) => [unit, aligning[to](unit.box, all)]),
      )
    : [];
}

/** The first and the last stay; the gaps between all become equal. */
export function commandsForDistributing(canvas: Canvas, ids: readonly string[], along: Axis): readonly CanvasDraft[] {
  const [at, size] = along === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const units = [...unitsOf(canvas, ids)].sort((a, b) => a.box[at] - b.box[at] || (a.id < b.id ? -1 : 1));
  const all = union(units.map(({ box }) => box));
  if (!all || units.length < 3) return [];
  const free = all[size] - units.reduce((sum, { box }) => sum + box[size], 0);
  let next = all[at];
  return moves(
    canvas,
    units.map((unit) => {
      const by = next - unit.box[at];
      next += unit.box[size] + free / (units.length - 1);
      return [unit, along === 'horizontal' ? { dx: by, dy: 0 } : { dx: 0, dy: by }];
    }),
  );
}

function moves(canvas: Canvas, places: readonly (readonly [Unit, Place])[]): readonly CanvasDraft[] {
  const moved = new Map<string, { id: string; x: number; y: number }>();
  const lines = new Map<string, ReturnType<typeof movedEnds>>();
  for (const [{ nodes }, { dx, dy }] of places) {
    if (dx === 0 && dy === 0) continue;
    const own = nodes.filter(({ id }) => !moved.has(id));
    for (const node of own) moved.set(node.id, shifted(node, dx, dy));
    for (const line of carriedEdges(canvas, [], own, 'move')) lines.set(line.id, movedEnds(line, { dx, dy }));
  }
  const nodes = [...moved.values()];
  if (nodes.length === 0) return [];
  const edges = [...lines.values()].flat();
  return [
    { type: 'MoveNodes', data: { nodes, ...(edges.length > 0 && { edges }) } },
    ...commandsForReparenting(canvas, nodes),
  ];
}

const shifted = ({ id, x, y }: CanvasNode, dx: number, dy: number) => ({ id, x: x + dx, y: y + dy });
