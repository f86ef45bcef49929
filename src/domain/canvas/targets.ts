import type { Rejection } from '../log/decision.ts';
import { canDo, type PartAction } from './can-do.ts';
import type { Canvas } from './canvas.ts';
import { type CanvasPart, livePart } from './live-parts.ts';

/** The parts that a command acts on, each once; or the reason against it where one is not there, or does not allow it. */
export function partsFor(canvas: Canvas, ids: Iterable<string>, action: PartAction): readonly CanvasPart[] | Rejection {
  const parts: CanvasPart[] = [];
  for (const id of new Set(ids)) {
    const part = livePart(canvas, id);
    if (!part) return 'node-missing';
    parts.push(part);
  }
  return parts.every((part) => canDo(canvas, part, action)) ? parts : 'node-locked';
}
