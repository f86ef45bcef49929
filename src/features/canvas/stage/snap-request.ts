import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { MovingSides } from '#drawing/snap.ts';
import type { PointerPressed } from '#machines/canvas/pointer.ts';
import { resizedBox } from '#machines/canvas/resized-box.ts';

/** A box as the pointer alone would have it, and which of its sides may be drawn to a line; without them all of it. */
export interface SnapRequest {
  readonly kind: 'move' | 'resize';
  readonly box: Box;
  readonly sides?: MovingSides;
}

/**
 * Box or sides that a drag from that press would align; undefined for a part that never aligns, such as a turned box.
 */
export function snapRequest(
  { target, point: from }: PointerPressed,
  to: Point,
  frame: Box | undefined,
): SnapRequest | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (target.kind !== 'handle') return frame && { kind: 'move', box: { ...frame, x: frame.x + dx, y: frame.y + dy } };
  const { handle, box, rotation } = target;
  if (handle === 'rotate' || rotation !== 0) return undefined;
  const side = (end: string, start: string) => (handle.includes(end) ? 'end' : handle.includes(start) ? 'start' : null);
  return {
    kind: 'resize',
    box: resizedBox({ box, rotation, handle, dx, dy, modifiers: { shift: false, alt: false } }),
    sides: { x: side('e', 'w'), y: side('s', 'n') },
  };
}
