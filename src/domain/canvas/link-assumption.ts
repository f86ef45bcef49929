import { accept, type Decision, reject } from '../log/decision.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import { canvasFact } from './canvas-facts.ts';
import { liveNode } from './live-parts.ts';

export function linkAssumption(canvas: Canvas, { id, assumption }: CanvasCommandData<'LinkAssumption'>): Decision {
  const node = liveNode(canvas, id);
  if (!node || node.kind === 'group') return reject('node-missing');
  return node.assumption === assumption ? accept() : accept(canvasFact('AssumptionLinked', { id, assumption }));
}
