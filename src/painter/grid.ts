import type { Camera } from '#domain/canvas/camera.ts';

/** Scene units at 100 %. */
const spacing = 24;
/** CSS pixels between dots. */
const densest = 16;

/** The step of the survey grid in scene units: it doubles and halves so that dots are never dense. */
export function gridStep(zoom: number): number {
  return spacing * 2 ** Math.ceil(Math.log2(densest / (spacing * zoom)));
}

/** Hairline dots over the whole view. One row of them is painted, and laid down again and again. */
export class Grid {
  readonly #row = document.createElement('canvas');
  readonly #ctx = this.#row.getContext('2d', { willReadFrequently: true });
  #painted = '';

  paint(
    ctx: CanvasRenderingContext2D,
    camera: Camera,
    { width, height, dpr }: { readonly width: number; readonly height: number; readonly dpr: number },
    color: string,
  ): void {
    const step = gridStep(camera.zoom);
    const side = Math.max(1, Math.round(dpr));
    const apart = step * camera.zoom * dpr;
    const first = (along: number): number => (Math.ceil(along / step) * step - along) * camera.zoom * dpr;
    this.#paintRow(Math.ceil(width * dpr + apart), side, apart, color);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    const x = Math.round(first(camera.x));
    for (let y = first(camera.y); y < height * dpr; y += apart) ctx.drawImage(this.#row, x, Math.round(y));
  }

  #paintRow(length: number, side: number, apart: number, color: string): void {
    const wanted = `${length} ${side} ${apart} ${color}`;
    if (this.#painted === wanted || !this.#ctx) return;
    this.#painted = wanted;
    // Setting the size clears it.
    this.#row.width = length;
    this.#row.height = side;
    this.#ctx.fillStyle = color;
    for (let x = 0; x < length; x += apart) this.#ctx.fillRect(Math.round(x), 0, side, side);
  }
}
