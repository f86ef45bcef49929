import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { templateGap } from './place-template.ts';

/** To the right of what is there; where the canvas ends before that, and where nothing is there, parts keep their places. */
export function besides(bounds: Box | undefined, there: Box | undefined): Point {
  if (!bounds || !there) return { x: 0, y: 0 };
  const x = Math.round(there.x + there.width + templateGap - bounds.x);
  const y = Math.round(there.y - bounds.y);
  const isWithin =
    bounds.x + bounds.width + x <= canvasLimits.place && Math.abs(bounds.y + bounds.height + y) <= canvasLimits.place;
  return isWithin ? { x, y } : { x: 0, y: 0 };
}
