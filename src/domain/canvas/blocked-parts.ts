import type { Canvas } from './canvas.ts';
import { partById } from './live-parts.ts';
import { isLocked } from './members-of.ts';

/** Returns the ids whose part is gone, or is locked by itself or by a group; none while the canvas is unknown. */
export function blockedParts(
  canvas: Canvas | undefined,
  ids: Iterable<string>,
  condition: 'gone' | 'locked',
): readonly string[] {
  if (!canvas) return [];
  return [...ids].filter((id) => {
    const part = partById(canvas, id);
    if (condition === 'locked') return part !== undefined && isLocked(canvas, part);
    return part === undefined || part.removed;
  });
}
