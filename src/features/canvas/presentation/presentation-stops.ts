import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';
import { eachPart } from '#domain/log/parts.ts';
import { union } from '#drawing/bounds.ts';
import { presentedBox } from './presented-box.ts';

/** One view of a presentation. */
export interface PresentationStop {
  /** Id of the node; `whole` for everything on the canvas. */
  readonly id: string;
  readonly kind: 'frame' | 'section' | 'whole';
  /** Its title, in one line; empty without one. */
  readonly title: string;
  /** Among those of its kind, from 1. */
  readonly number: number;
  readonly count: number;
  /** In scene units. */
  readonly box: Box;
}

/** The frames of a canvas as they are read, then its sections, then all of it; nothing if it is empty. */
export function presentationStops(canvas: Canvas | undefined): readonly PresentationStop[] {
  if (!canvas) return [];
  const nodes = [...eachPart(canvas.nodes)].filter(({ removed }) => !removed);
  const whole = union(nodes.filter(({ kind }) => kind !== 'group').map(presentedBox));
  if (!whole) return [];
  const read = readingOrder(canvas).flatMap((id) => liveNode(canvas, id) ?? []);
  const stopsOf = (kind: 'frame' | 'section'): PresentationStop[] => {
    const found = read.filter((node: CanvasNode) => node.kind === kind);
    return found.map((node, index) => ({
      id: node.id,
      kind,
      title: node.text.replace(/\s+/gu, ' ').trim(),
      number: index + 1,
      count: found.length,
      box: presentedBox(node),
    }));
  };
  const all: PresentationStop = { id: 'whole', kind: 'whole', title: '', number: 1, count: 1, box: whole };
  return [...stopsOf('frame'), ...stopsOf('section'), all];
}
