import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { heldLines } from '#domain/canvas/held-lines.ts';
import { isEdge, liveNode } from '#domain/canvas/live-parts.ts';
import { membersOf } from '#domain/canvas/members-of.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { creditsOf } from '#domain/canvas-templates/credits-of.ts';
import { grown, union } from './bounds.ts';
import type { CardLooks } from './card-look.ts';
import { creditFigure } from './credit-figure.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import { edgeFigure } from './edge-figure.ts';
import type { Figure } from './figure.ts';
import { nodeFigure } from './node-figure.ts';

type Parts = Pick<Canvas, 'nodes' | 'edges'>;

export interface Drawing {
  /** Around all figures, with a margin. Scene units. */
  readonly box: Box;
  /** From the lowest to the highest. */
  readonly figures: readonly Figure[];
}

const margin = 24;
const nothing: Box = { x: 0, y: 0, width: 480, height: 320 };

/**
 * The canvas as figures for a file, or of it the parts with the given ids, what is inside of them, and the edges between
 * those; below it whose the templates are that it shows. `hasImage` says whether an asset can be shown, `looks` what is seen
 * of assumptions on their cards.
 */
export function figuresOf(
  canvas: Parts,
  theme: DrawingTheme,
  ids?: Iterable<string>,
  hasImage: (asset: string) => boolean = () => false,
  looks?: CardLooks,
): Drawing {
  const wanted = ids === undefined ? undefined : chosen(canvas, [...ids]);
  const figures: Figure[] = [];
  const nodes: CanvasNode[] = [];
  for (const part of inPaintOrder(canvas)) {
    if (!isEdge(part)) {
      if (wanted && !wanted.has(part.id)) continue;
      nodes.push(part);
      figures.push(nodeFigure(part, theme, hasImage, looks));
      continue;
    }
    const isWanted =
      !wanted || wanted.has(part.id) || [part.from, part.to].every((end) => 'node' in end && wanted.has(end.node));
    const figure = isWanted ? edgeFigure(part, theme, (id) => liveNode(canvas, id)) : undefined;
    if (figure) figures.push(figure);
  }
  const drawn = union(figures.map(({ box }) => box));
  const credit = drawn && creditFigure(creditsOf(nodes), drawn, theme);
  const around = drawn && credit ? union([drawn, credit.box]) : drawn;
  return { box: around ? grown(around, margin) : nothing, figures: credit ? [...figures, credit] : figures };
}

function chosen(canvas: Parts, ids: readonly string[]): ReadonlySet<string> {
  const nodes = new Set([...ids, ...membersOf(canvas, ...ids).map(({ id }) => id)]);
  return new Set([...nodes, ...heldLines(canvas, (id) => nodes.has(id)).map(({ id }) => id)]);
}
