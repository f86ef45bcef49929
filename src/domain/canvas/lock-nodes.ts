import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { partsFor } from './targets.ts';

export function lockNodes(canvas: Canvas, { ids, locked }: CanvasCommandData<'LockNodes'>): Decision<CanvasFact> {
  const parts = partsFor(canvas, ids, 'lock');
  if (typeof parts === 'string') return reject(parts);
  const changed = parts.filter((part) => part.locked !== locked).map(({ id }) => id);
  return changed.length === 0 ? accept() : accept(fact('NodesLocked', { ids: changed, locked }));
}
