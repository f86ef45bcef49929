import type { PaintTheme } from './paint-theme.ts';
import type { Placement } from './placement.ts';
import type { ShownCards } from './shown-cards.ts';
import type { Texts } from './texts.ts';

/** An image that is there, or undefined while it is not. */
export type FindImage = (assetId: string) => HTMLImageElement | ImageBitmap | undefined;

/** All that a part needs to paint itself. */
export interface Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly at: Placement;
  /** CSS pixels to a scene unit: decides how much detail is seen. */
  readonly zoom: number;
  readonly theme: PaintTheme;
  readonly texts: Texts;
  readonly image: FindImage;
  readonly cards: ShownCards | null;
}

/** From now on a scene unit is a unit, and 0,0 is the given point of the scene. Exact also far from the scene's origin. */
export function standAt({ ctx, at }: Brush, x: number, y: number): void {
  ctx.setTransform(at.scale, 0, 0, at.scale, x * at.scale - at.left, y * at.scale - at.top);
}

/** From now on a unit is a device pixel of the bitmap. */
export function standOnPixels({ ctx }: Brush): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}
