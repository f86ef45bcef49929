import { type Brush, standOnPixels } from './brush.ts';
import { edgeDetail } from './detail.ts';
import type { EdgeItem } from './scene-item.ts';

/** Long paths cost more than their parts. */
const longest = 200;

/** Edges that are seen from afar are one hairline path as long as nothing lies between them. */
export class EdgeRun {
  readonly #brush: Brush;
  readonly #detail;
  #length = 0;

  constructor(brush: Brush) {
    this.#brush = brush;
    this.#detail = edgeDetail(brush.zoom);
  }

  /** Whether the edge has become part of the run. */
  takes({ geometry }: EdgeItem): boolean {
    if (this.#detail === 'whole') return false;
    const { ctx, at } = this.#brush;
    if (this.#length === 0) {
      standOnPixels(this.#brush);
      ctx.beginPath();
    }
    const x = (value: number): number => value * at.scale - at.left;
    const y = (value: number): number => value * at.scale - at.top;
    ctx.moveTo(x(geometry.start.x), y(geometry.start.y));
    if (this.#detail === 'chord') ctx.lineTo(x(geometry.end.x), y(geometry.end.y));
    else
      for (const part of geometry.segments)
        if (part.kind === 'line') ctx.lineTo(x(part.to.x), y(part.to.y));
        else ctx.bezierCurveTo(x(part.c1.x), y(part.c1.y), x(part.c2.x), y(part.c2.y), x(part.to.x), y(part.to.y));
    this.#length += 1;
    if (this.#length >= longest) this.end();
    return true;
  }

  end(): void {
    if (this.#length === 0) return;
    const { ctx, theme } = this.#brush;
    ctx.strokeStyle = theme.strongLine;
    ctx.lineWidth = 1;
    ctx.stroke();
    this.#length = 0;
  }
}
