import type { Box, Point } from './canvas-node.ts';

/** The scene's point at the viewport's upper left corner, and how many CSS pixels a scene unit has. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scene's point at `at`, in CSS pixels of the viewport. */
export const toScene = ({ x, y, zoom }: Camera, at: Point): Point => ({ x: x + at.x / zoom, y: y + at.y / zoom });

/** The part of the scene that the camera shows. */
export const seenBox = ({ x, y, zoom }: Camera, { width, height }: Size): Box => ({
  x,
  y,
  width: width / zoom,
  height: height / zoom,
});
