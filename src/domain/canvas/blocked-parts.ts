import type { Canvas } from './canvas.ts';
import { partById } from './live-parts.ts';
import { isLocked } from './members-of.ts';

/** Which of these are not on the canvas, or are locked by themselves or by a group; none if nothing is known of it. */
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
