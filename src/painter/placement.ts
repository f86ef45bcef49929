import type { Camera, Size } from '#domain/canvas/camera.ts';
import type { Area } from './area.ts';

/** A rectangle of device pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the scene a bitmap shows: its pixels in the grid of device pixels whose origin is the scene's. */
export interface Placement extends PixelRect {
  /** Device pixels to a scene unit. */
  readonly scale: number;
}

/** The part of the scene that the viewport shows, in whole device pixels. */
export const viewPlacement = (camera: Camera, viewport: Size, dpr: number): Placement => ({
  scale: camera.zoom * dpr,
  left: Math.round(camera.x * camera.zoom * dpr),
  top: Math.round(camera.y * camera.zoom * dpr),
  width: Math.ceil(viewport.width * dpr),
  height: Math.ceil(viewport.height * dpr),
});

/** The same part of the scene, as it lies in another scale. */
export function inScale(placement: Placement, scale: number): Placement {
  const factor = scale / placement.scale;
  return {
    scale,
    left: placement.left * factor,
    top: placement.top * factor,
    width: placement.width * factor,
    height: placement.height * factor,
  };
}

export const covers = (outer: PixelRect, inner: PixelRect): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

/** Undefined when they do not overlap. */
export function overlap(a: PixelRect, b: PixelRect): PixelRect | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** The parts of `whole` that lie outside `known`: at most four rectangles, which do not overlap. */
export function exposed(whole: PixelRect, known: PixelRect): PixelRect[] {
  const kept = overlap(whole, known);
  if (!kept) return [{ left: whole.left, top: whole.top, width: whole.width, height: whole.height }];
  const right = whole.left + whole.width;
  const bottom = whole.top + whole.height;
  const keptRight = kept.left + kept.width;
  const keptBottom = kept.top + kept.height;
  return [
    { left: whole.left, top: whole.top, width: whole.width, height: kept.top - whole.top },
    { left: whole.left, top: keptBottom, width: whole.width, height: bottom - keptBottom },
    { left: whole.left, top: kept.top, width: kept.left - whole.left, height: kept.height },
    { left: keptRight, top: kept.top, width: right - keptRight, height: kept.height },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

/** The pixels that an area touches, with one more on every side for what antialiasing spreads. */
export function pixelsOf(area: Area, scale: number): PixelRect {
  const left = Math.floor(area.minX * scale) - 1;
  const top = Math.floor(area.minY * scale) - 1;
  return {
    left,
    top,
    width: Math.ceil(area.maxX * scale) + 1 - left,
    height: Math.ceil(area.maxY * scale) + 1 - top,
  };
}

export const areaOfPixels = ({ left, top, width, height }: PixelRect, scale: number): Area => ({
  minX: left / scale,
  minY: top / scale,
  maxX: (left + width) / scale,
  maxY: (top + height) / scale,
});
