import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { isNode } from './live-parts.ts';
import { partsFor } from './targets.ts';

export function linkAssumption(
  canvas: Canvas,
  { id, assumption }: CanvasCommandData<'LinkAssumption'>,
): Decision<CanvasFact> {
  const parts = partsFor(canvas, [id], 'link');
  if (typeof parts === 'string') return reject(parts);
  const node = parts.find(isNode);
  if (!node || node.kind === 'group') return reject('node-missing');
  return node.assumption === assumption ? accept() : accept(fact('AssumptionLinked', { id, assumption }));
}
