import type { Camera } from '#domain/canvas/camera.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';

/** The canvas that is seen, for what has the same size at every zoom. One unit is a CSS pixel. */
export interface Screen {
  readonly ctx: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}

export function standOnScreen({ ctx, dpr }: Screen): void {
  ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
}

export const pointOn = ({ camera }: Screen, { x, y }: Point): Point => ({
  x: (x - camera.x) * camera.zoom,
  y: (y - camera.y) * camera.zoom,
});

export function boxOn(screen: Screen, box: Box): Box {
  const { x, y } = pointOn(screen, box);
  return { x, y, width: box.width * screen.camera.zoom, height: box.height * screen.camera.zoom };
}
