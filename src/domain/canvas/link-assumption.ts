import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { liveNode } from './live-parts.ts';

export function linkAssumption(
  canvas: Canvas,
  { id, assumption }: CanvasCommandData<'LinkAssumption'>,
): Decision<CanvasFact> {
  const node = liveNode(canvas, id);
  if (!node || node.kind === 'group') return reject('node-missing');
  return node.assumption === assumption ? accept() : accept(fact('AssumptionLinked', { id, assumption }));
}
