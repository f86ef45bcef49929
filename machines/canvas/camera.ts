import { type Camera, type Size, seenBox, toScene } from '#domain/canvas/camera.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';

export interface Viewport extends Size {
  /** Size of its lower right corner that controls cover. */
  readonly corner?: Size | undefined;
}

/** A part of the scene as it was looked at: what was seen of it, and how large. */
export interface SceneView {
  readonly seen: Box;
  readonly zoom: number;
}

export const zoomLimits = { min: 0.02, max: 8 } as const;

const withinLimits = (zoom: number): number => Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom));

/** `dx` and `dy` in CSS pixels, as a wheel gives them. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...toScene(camera, { x: dx, y: dy }),
  zoom: camera.zoom,
});

/** Zooms around `at`, in CSS pixels of the viewport: the point of the scene there stays in place. */
export function zoomedAt(camera: Camera, at: Point, zoom: number): Camera {
  const next = withinLimits(zoom);
  const fixed = toScene(camera, at);
  return { x: fixed.x - at.x / next, y: fixed.y - at.y / next, zoom: next };
}

/** Leaves what is fitted beside the tools that float over the canvas, where there is room for both. */
const marginMaxPx = 76;

/** Between what is fitted and what lies over the corner. */
const cornerGapPx = 12;

export interface Fit {
  /** Without it 100%. */
  readonly zoomMax?: number | undefined;
  /** At most so much is left free on each side, in CSS pixels; without it as much as the tools need. */
  readonly marginPx?: number | undefined;
}

/** Shows the whole box with a margin and beside what lies over the corner, never larger than `zoomMax`. */
export function fitting(
  box: Box,
  { width, height, corner }: Viewport,
  { zoomMax = 1, marginPx = marginMaxPx }: Fit = {},
): Camera {
  const margin = (side: number): number => Math.min(marginPx, side / 8);
  const free = {
    x: margin(width),
    y: margin(height),
    width: width - 2 * margin(width),
    height: height - 2 * margin(height),
  };
  const whole = fittingInto(box, free, zoomMax);
  if (!corner || isBeside(whole, box, { width: width - corner.width, height: height - corner.height })) return whole;
  const beside = fittingInto(box, { ...free, width: width - corner.width - cornerGapPx - free.x }, zoomMax);
  const above = fittingInto(box, { ...free, height: height - corner.height - cornerGapPx - free.y }, zoomMax);
  return beside.zoom > above.zoom ? beside : above;
}

/** `free` in CSS pixels of the viewport. */
function fittingInto(box: Box, free: Box, zoomMax: number): Camera {
  const share = (side: 'width' | 'height'): number => Math.max(1, free[side]) / Math.max(1, box[side]);
  const zoom = withinLimits(Math.min(zoomMax, share('width'), share('height')));
  const { x, y } = centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, free, zoom);
  return { x: x - free.x / zoom, y: y - free.y / zoom, zoom };
}

const isBeside = ({ x, y, zoom }: Camera, box: Box, free: Size): boolean =>
  (box.x + box.width - x) * zoom <= free.width || (box.y + box.height - y) * zoom <= free.height;

/** Returns the part of the scene that the camera shows. */
export const viewOf = (camera: Camera, viewport: Viewport): SceneView => ({
  seen: seenBox(camera, viewport),
  zoom: camera.zoom,
});

/** Returns a camera on an earlier view; if the viewport has another size now, it keeps roughly the same middle. */
export const lookingAgain = ({ seen, zoom }: SceneView, viewport: Viewport): Camera =>
  centred({ x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }, viewport, withinLimits(zoom));

/** Moved by less than a pixel, so that letters and lines at 100 % are as sharp as they get. */
export const onWholePixels = ({ x, y, zoom }: Camera): Camera => ({
  x: Math.round(x * zoom) / zoom,
  y: Math.round(y * zoom) / zoom,
  zoom,
});

/** With that point of the scene in the middle. */
export function centred(point: Point, { width, height }: Size, zoom: number): Camera {
  return { x: point.x - width / 2 / zoom, y: point.y - height / 2 / zoom, zoom };
}

/** The least move of the camera that brings the box into view; the same camera where it is. */
export function revealing(camera: Camera, box: Box, { width, height }: Viewport, marginPx = 24): Camera {
  const margin = marginPx / camera.zoom;
  const along = (from: number, size: number, start: number, length: number): number => {
    if (size + 2 * margin > length) return start + size / 2 - length / 2;
    return Math.min(start - margin, Math.max(start + size + margin - length, from));
  };
  const x = along(camera.x, box.width, box.x, width / camera.zoom);
  const y = along(camera.y, box.height, box.y, height / camera.zoom);
  return x === camera.x && y === camera.y ? camera : { x, y, zoom: camera.zoom };
}

/** On the way from one camera to another; `share` from 0 to 1. Zoom changes evenly to the eye. */
export function between(from: Camera, to: Camera, share: number): Camera {
  if (share >= 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  // The scene's part that is gone through follows from the zoom, so that nothing swings out.
  const whole = 1 / from.zoom - 1 / to.zoom;
  const part = Math.abs(whole) < 1e-6 ? share : (1 / from.zoom - 1 / zoom) / whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, zoom };
}
