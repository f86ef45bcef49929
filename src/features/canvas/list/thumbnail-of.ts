import type { Canvas } from '#domain/canvas/canvas.ts';
import type { PaintTheme } from '#painter/paint-theme.ts';
import { paintThumbnail } from '#painter/paint-thumbnail.ts';

/** In CSS pixels. */
export const thumbnailSize = { width: 96, height: 64, margin: 6 } as const;

interface Kept {
  readonly look: string;
  readonly bitmap: HTMLCanvasElement;
}

/** By the state of a canvas, of which there is another one after each change. */
const drawn = new WeakMap<Canvas, Kept>();

/** The drawing of this state, if it was made already; it is copied and not made again. */
export function keptThumbnail(canvas: Canvas, theme: PaintTheme, dpr: number): HTMLCanvasElement | undefined {
  const kept = drawn.get(canvas);
  return kept?.look === lookOf(theme, dpr) ? kept.bitmap : undefined;
}

export function thumbnailOf(canvas: Canvas, theme: PaintTheme, dpr: number): HTMLCanvasElement {
  const kept = keptThumbnail(canvas, theme, dpr);
  if (kept) return kept;
  const bitmap = document.createElement('canvas');
  bitmap.width = Math.round(thumbnailSize.width * dpr);
  bitmap.height = Math.round(thumbnailSize.height * dpr);
  const ctx = bitmap.getContext('2d');
  if (ctx) paintThumbnail(ctx, canvas, { ...thumbnailSize, dpr }, theme);
  drawn.set(canvas, { look: lookOf(theme, dpr), bitmap });
  return bitmap;
}

const lookOf = ({ paper, ink }: PaintTheme, dpr: number): string => `${paper} ${ink} ${dpr}`;
