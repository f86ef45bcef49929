import type { Rejection } from '../log/decision.ts';
import type { Canvas } from './canvas.ts';
import { type CanvasPart, livePart } from './live-parts.ts';
import { isLocked } from './members-of.ts';

/** The parts that a command names, each once; or the reason against it where one of them is not there. */
export function namedParts(canvas: Canvas, ids: Iterable<string>): readonly CanvasPart[] | Rejection {
  const parts: CanvasPart[] = [];
  for (const id of new Set(ids)) {
    const part = livePart(canvas, id);
    if (!part) return 'node-missing';
    parts.push(part);
  }
  return parts;
}

/** The same, for what a locked part does not let happen. */
export function unlockedParts(canvas: Canvas, ids: Iterable<string>): readonly CanvasPart[] | Rejection {
  const parts = namedParts(canvas, ids);
  if (typeof parts === 'string') return parts;
  return parts.some((part) => isLocked(canvas, part)) ? 'node-locked' : parts;
}
