import type { Camera } from './camera.ts';

/** Scene units at 100 %. */
const spacing = 24;
/** CSS pixels between dots. */
const densest = 16;

/** The step of the survey grid in scene units: it doubles and halves so that dots are never dense. */
export function gridStep(zoom: number): number {
  return spacing * 2 ** Math.ceil(Math.log2(densest / (spacing * zoom)));
}

/** Hairline dots over the whole view. */
export function paintGrid(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  { width, height, dpr }: { readonly width: number; readonly height: number; readonly dpr: number },
  color: string,
): void {
  const step = gridStep(camera.zoom);
  const side = Math.max(1, Math.round(dpr));
  const scale = camera.zoom * dpr;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = color;
  const firstX = Math.ceil(camera.x / step) * step;
  const firstY = Math.ceil(camera.y / step) * step;
  const columns = Math.floor(width / camera.zoom / step) + 1;
  const rows = Math.floor(height / camera.zoom / step) + 1;
  for (let row = 0; row < rows; row++) {
    const y = Math.round((firstY + row * step - camera.y) * scale);
    for (let column = 0; column < columns; column++)
      ctx.fillRect(Math.round((firstX + column * step - camera.x) * scale), y, side, side);
  }
}
