import type { Size } from '#domain/canvas/camera.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { contains, intersects } from '#drawing/bounds.ts';

export interface BarRoom {
  /** Where the bar may lie, in CSS pixels of the stage. */
  readonly area: Box;
  /** The part of the lower right corner that lies under other controls. */
  readonly corner: Box | undefined;
}

/** Between the bar and what it is about, where the handles are; in CSS pixels. */
const gap = 20;

/**
 * The upper left corner of a bar about `box`: above it, else below, else beside. It stays in its area and off the
 * corner, and covers what it is about only where that leaves no other room. All in CSS pixels of the stage.
 */
export function placedBar(box: Box, { width, height }: Size, { area, corner }: BarRoom): Point {
  const within = ({ x, y }: Point): Point => ({
    x: Math.max(area.x, Math.min(area.x + area.width - width, x)),
    y: Math.max(area.y, Math.min(area.y + area.height - height, y)),
  });
  const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
  const above = { x: middle.x, y: box.y - gap - height };
  const below = { x: middle.x, y: box.y + box.height + gap };
  const right = { x: box.x + box.width + gap, y: middle.y };
  const left = { x: box.x - gap - width, y: middle.y };
  const isClear = (at: Point): boolean => {
    const bar = { ...at, width, height };
    return contains(area, bar) && !intersects(bar, box) && !(corner && intersects(bar, corner));
  };
  const top = { x: middle.x, y: area.y };
  return [above, below, right, left].map(within).find(isClear) ?? within(top);
}
