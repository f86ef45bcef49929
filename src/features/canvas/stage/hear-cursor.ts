import type { Point } from '#domain/canvas/canvas-node.ts';
import { presenceLimits } from '#domain/presence/presence.ts';

/** Tells where mouse or pen point within an element, in the scene; null when they leave it. Returns how to stop. */
export function hearCursor(
  element: HTMLElement,
  toScene: (at: Point) => Point,
  tell: (cursor: Point | null) => void,
): () => void {
  const onMove = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const { left, top } = element.getBoundingClientRect();
    const { x, y } = toScene({ x: clientX - left, y: clientY - top });
    tell(Math.max(Math.abs(x), Math.abs(y)) <= presenceLimits.place ? { x, y } : null);
  };
  const onLeave = (): void => tell(null);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerleave', onLeave);
  return () => {
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerleave', onLeave);
  };
}
