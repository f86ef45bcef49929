import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { placeFile } from '#domain/canvas-transfer/place-file.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { boxAround } from '#drawing/bounds.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';

export interface PartsPlace {
  readonly canvasId: string;
  readonly canvas: Canvas | undefined;
  /** How far from where the file has them, in scene units. */
  readonly offset: Point;
  /** Whether cards stay cards; those of the canvas itself do. */
  readonly keepsAssumptions?: boolean;
}

export interface PlacedParts {
  /** To be issued as one change. */
  readonly drafts: readonly CommandDraft[];
  /** Ids to select afterwards: without the members of parts that came with them. */
  readonly ids: readonly string[];
}

/** Puts the parts of a file above all else on a canvas. */
export function placeParts(
  file: CanvasFile,
  { canvasId, canvas, offset, keepsAssumptions = file.canvas === canvasId }: PartsPlace,
): PlacedParts {
  const drafts = placeFile(withoutTaken(file, canvasId, canvas), {
    newId: newPartId,
    top: canvas?.top ?? '',
    offset,
    keepsAssumptions,
  });
  const nodes = drafts.flatMap(({ data }) => data.nodes);
  const edges = drafts.flatMap(({ data }) => data.edges ?? []);
  const placed = new Set(nodes.map(({ id }) => id));
  const owners = nodes.filter(({ parent }) => parent == null || !placed.has(parent));
  const loose = edges.filter(({ from, to }) => !('node' in from) && !('node' in to));
  return {
    drafts: drafts.map(({ type, data }) => ({ type, stream: canvasStreamOf(canvasId), data: { ...data } })),
    ids: [...owners, ...loose].map(({ id }) => id),
  };
}

/** An assumption has one card: where it is still there, its copy is a plain note. */
function withoutTaken(file: CanvasFile, canvasId: string, canvas: Canvas | undefined): CanvasFile {
  const taken = new Set(
    canvas && file.canvas === canvasId ? [...liveNodes(canvas)].map((node) => node.assumption) : [],
  );
  const nodes = file.nodes.map((node) => ({
    ...node,
    assumption: taken.has(node.assumption ?? null) ? null : (node.assumption ?? null),
  }));
  return { ...file, nodes };
}

/** Around everything in a file that has a place, in scene units; undefined if nothing has one. */
export const fileBounds = ({ nodes, edges }: CanvasFile): Box | undefined =>
  boxAround([
    ...nodes
      .filter(({ kind }) => kind !== 'group')
      .flatMap(({ x, y, width, height }) => [
        { x, y },
        { x: x + width, y: y + height },
      ]),
    ...edges.flatMap(({ from, to }) => [from, to].filter((end) => 'x' in end)),
  ]);
