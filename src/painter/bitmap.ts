import { inScale, type PixelRect, type Placement } from './placement.ts';

/** A canvas that nobody sees, and which part of the scene is on it. */
export interface Bitmap {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
  at: Placement;
}

/**
 * To be placed before anything is painted on it. It is painted by the processor, so that a slice of painting takes the
 * time that it seems to take.
 */
export function createBitmap(at: Placement): Bitmap {
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('this browser has no canvas to paint on');
  return { canvas, ctx, at };
}

/** Clears it and lets it stand for another part of the scene. */
export function place(bitmap: Bitmap, at: Placement): void {
  const { canvas, ctx } = bitmap;
  if (canvas.width !== at.width || canvas.height !== at.height) {
    canvas.width = at.width;
    canvas.height = at.height;
  } else {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, at.width, at.height);
  }
  bitmap.at = at;
}

/** Until here the browser only noted what to paint; this has it painted. */
export function paintNow({ ctx }: Bitmap): void {
  ctx.getImageData(0, 0, 1, 1);
}

/** Copies what both show, pixel by pixel, onto a bitmap that is clear; they have the same scale. */
export function copyOver(from: Bitmap, to: Bitmap): void {
  to.ctx.setTransform(1, 0, 0, 1, 0, 0);
  to.ctx.drawImage(from.canvas, from.at.left - to.at.left, from.at.top - to.at.top);
}

/** Puts the bitmap where it belongs in a view, which may have another scale. */
export function blit(bitmap: Bitmap, ctx: CanvasRenderingContext2D, view: Placement): void {
  const at = inScale(bitmap.at, view.scale);
  const left = at.left - view.left;
  const top = at.top - view.top;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (bitmap.at.scale === view.scale) ctx.drawImage(bitmap.canvas, Math.round(left), Math.round(top));
  else ctx.drawImage(bitmap.canvas, left, top, at.width, at.height);
}

export function clip(bitmap: Bitmap, { left, top, width, height }: PixelRect): void {
  bitmap.ctx.setTransform(1, 0, 0, 1, 0, 0);
  bitmap.ctx.beginPath();
  bitmap.ctx.rect(left - bitmap.at.left, top - bitmap.at.top, width, height);
  bitmap.ctx.clip();
}
