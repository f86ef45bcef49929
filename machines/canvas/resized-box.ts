import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import type { Modifiers, ResizeHandle } from './pointer.ts';

interface Resize {
  readonly box: Box;
  /** Rotation of the box about its middle, in degrees. */
  readonly rotation: number;
  readonly handle: ResizeHandle;
  /** How far the pointer went, in scene units. */
  readonly dx: number;
  readonly dy: number;
  /** Shift keeps the proportions, Alt the middle. */
  readonly modifiers: Pick<Modifiers, 'shift' | 'alt'>;
}

/** The box after one of its handles was dragged; what lies opposite of the handle stays where it is. */
export function resizedBox({ box, rotation, handle, dx, dy, modifiers }: Resize): Box {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const right = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0;
  const down = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0;
  const times = modifiers.alt ? 2 : 1;
  let width = atLeast(box.width + times * right * (dx * cos + dy * sin));
  let height = atLeast(box.height + times * down * (dy * cos - dx * sin));
  if (modifiers.shift) {
    const ratio = Math.max(right ? width / box.width : 0, down ? height / box.height : 0);
    width = atLeast(box.width * ratio);
    height = atLeast(box.height * ratio);
  }
  // In the box's own directions, how far its middle moves.
  const along = modifiers.alt ? 0 : ((width - box.width) * right) / 2;
  const across = modifiers.alt ? 0 : ((height - box.height) * down) / 2;
  const middle = {
    x: box.x + box.width / 2 + along * cos - across * sin,
    y: box.y + box.height / 2 + along * sin + across * cos,
  };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

function atLeast(side: number): number {
  return Math.min(canvasLimits.side.max, Math.max(canvasLimits.side.min, side));
}
