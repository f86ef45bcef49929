import type { Box, Point } from '#domain/canvas/canvas-node.ts';

/** The scene's point at the viewport's upper left corner, and how many CSS pixels a scene unit takes. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** In CSS pixels. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

export const zoomLimits = { min: 0.02, max: 8 } as const;

export const toScene = (camera: Camera, at: Point): Point => ({
  x: camera.x + at.x / camera.zoom,
  y: camera.y + at.y / camera.zoom,
});

export const toScreen = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) * camera.zoom,
  y: (at.y - camera.y) * camera.zoom,
});

/** By so many CSS pixels. */
export const pannedBy = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x + dx / camera.zoom,
  y: camera.y + dy / camera.zoom,
  zoom: camera.zoom,
});

/** What lies at `at`, in CSS pixels, stays there. */
export function zoomedTo(camera: Camera, wanted: number, at: Point): Camera {
  const zoom = withinLimits(wanted);
  const fixed = toScene(camera, at);
  return { x: fixed.x - at.x / zoom, y: fixed.y - at.y / zoom, zoom };
}

/** Shows the whole box with a margin in CSS pixels, in the middle, at most at 100 %. */
export function fitting(box: Box, viewport: ViewportSize, margin = 48): Camera {
  const room = (side: number) => Math.max(1, side - 2 * margin);
  const zoom = withinLimits(Math.min(1, room(viewport.width) / box.width, room(viewport.height) / box.height));
  return {
    x: box.x + box.width / 2 - viewport.width / 2 / zoom,
    y: box.y + box.height / 2 - viewport.height / 2 / zoom,
    zoom,
  };
}

/** The part of the scene that the camera shows. */
export const seenBox = (camera: Camera, viewport: ViewportSize): Box => ({
  x: camera.x,
  y: camera.y,
  width: viewport.width / camera.zoom,
  height: viewport.height / camera.zoom,
});

const withinLimits = (zoom: number): number =>
  Number.isFinite(zoom) ? Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom)) : 1;
