import { type Area, areaOfBox, contains, widened } from './area.ts';
import type { Bitmap } from './bitmap.ts';
import { Lift } from './lift.ts';
import { exposed, inScale, type Placement } from './placement.ts';
import type { Preview } from './preview.ts';
import type { Scene, SceneChange } from './scene.ts';
import type { SceneItem } from './scene-item.ts';
import { Sheet } from './sheet.ts';

/** How long a move that has ended waits for its change. */
const holdMs = 150;
/** More parts than these are not painted above the sheet while it is repainted. */
const mostPaintedAnew = 300;
/** Device pixels of the overview's longer side, without its margin. */
const overviewSide = 1000;

type PaintSome = (bitmap: Bitmap, items: readonly SceneItem[], from: number, to: number) => void;

/**
 * Layers that make up a frame: a coarse overview of everything, the sheet of the parts that stay, and the parts that a
 * gesture has lifted off it. Nothing here is painted twice while it stays as it is.
 */
export class Layers {
  readonly #scene: Scene;
  readonly #paint: PaintSome;
  readonly #still: Sheet;
  readonly #overview: Sheet;
  #moving: Sheet | undefined;
  #lift: Lift | undefined;
  /** A lift that has ended is shown until the sheet below has its parts again. */
  #held: { readonly until: number; landed: ReadonlySet<string> | undefined; hasMoved: boolean } | undefined;
  #overviewAt: Placement | undefined;

  constructor(scene: Scene, paint: PaintSome) {
    this.#scene = scene;
    this.#paint = paint;
    const isThere = (item: SceneItem): boolean =>
      this.#lift === undefined ||
      this.#lift.size === 'whole' ||
      this.#held?.landed !== undefined ||
      !this.#lift.hidden.has(item.id);
    this.#still = this.#sheet(isThere);
    this.#overview = this.#sheet(isThere);
  }

  show({ ids, areas }: SceneChange): void {
    this.#still.invalidate(areas);
    this.#overview.invalidate(areas);
    const lift = this.#lift;
    if (lift && this.#held && !this.#held.landed && lift.isMetBy(ids)) this.#land(ids);
  }

  /** Everything looks otherwise now: colours, fonts, density. */
  repaint(): void {
    for (const sheet of this.#sheets) sheet.drop();
    this.#overviewAt = undefined;
  }

  /** Some letters or images look otherwise now. */
  invalidate(areas: readonly Area[] | 'all'): void {
    for (const sheet of this.#sheets)
      if (areas === 'all') sheet.invalidateAll();
      else sheet.invalidate(areas);
  }

  preview(preview: Preview | null): void {
    if (this.#lift && !this.#held && preview && this.#lift.follows(preview)) {
      this.#lift.follow(preview);
      return;
    }
    if (preview === null || preview.kind === 'marquee') {
      if (this.#lift && !this.#held)
        this.#held = { until: performance.now() + holdMs, landed: undefined, hasMoved: false };
      return;
    }
    this.#drop();
    this.#lift = new Lift(this.#scene, preview);
    if (this.#lift.size === 'few') this.#invalidateHidden(this.#lift);
    if (this.#lift.size === 'many') {
      if (this.#lift.hidden.size > 0) this.#still.invalidateAll();
      const { carried } = this.#lift;
      this.#moving = this.#sheet((item) => carried.has(item.id));
    }
  }

  /** Neither sharp nor coarse. */
  get hasNothing(): boolean {
    return this.#still.at === undefined && this.#overview.at === undefined;
  }

  get lift(): Lift | undefined {
    return this.#lift;
  }

  /** How far the lifted parts are shown from where the scene has them. */
  get offset(): { readonly dx: number; readonly dy: number } {
    const isBack = this.#held?.landed && (this.#lift?.size === 'few' || !this.#held.hasMoved);
    return this.#lift && !isBack ? this.#lift.offset : { dx: 0, dy: 0 };
  }

  /** Paints until the deadline. Tells whether the frame looks otherwise now. */
  work(view: Placement, deadline: number): boolean {
    if (this.#held && !this.#held.landed && performance.now() > this.#held.until) this.#land(undefined);
    let hasChanged = this.#still.work(this.#stillView(view), deadline);
    if (this.#moving && !this.#held?.landed)
      hasChanged = this.#moving.work(this.#shifted(view), deadline) || hasChanged;
    if (this.#held?.landed && this.#still.isReady(view)) {
      this.#drop();
      hasChanged = true;
    }
    if (this.#still.isReady(this.#stillView(view))) {
      const overview = this.#placeOverview(view);
      if (overview && this.#overview.work(overview, deadline)) hasChanged ||= !this.#still.covers(view);
    }
    return hasChanged;
  }

  /** Whether `work` has something left to do, or to wait for. */
  isPending(view: Placement): boolean {
    if (this.#held || !this.#still.isReady(this.#stillView(view))) return true;
    if (this.#moving && !this.#moving.isReady(this.#shifted(view))) return true;
    return this.#overviewAt !== undefined && !this.#overview.isReady(this.#overviewAt);
  }

  /** `paintLifted` paints those that are painted in every frame. */
  draw(ctx: CanvasRenderingContext2D, view: Placement, paintLifted: (items: readonly SceneItem[]) => void): void {
    const stillView = this.#lift?.size === 'whole' ? this.#shifted(view) : view;
    this.#drawOverview(ctx, stillView);
    this.#still.blit(ctx, stillView);
    if (!this.#lift || this.#lift.size === 'whole') return;
    this.#moving?.blit(ctx, this.#shifted(view));
    const landed = this.#held?.landed;
    if (!landed) paintLifted(this.#lift.items());
    else if (this.#lift.size === 'few') {
      const items = [...this.#lift.lifted.union(landed)].flatMap((id) => this.#scene.item(id) ?? []);
      paintLifted(items.sort((a, b) => a.rank - b.rank));
    }
  }

  get #sheets(): Sheet[] {
    return [this.#still, this.#overview, ...(this.#moving ? [this.#moving] : [])];
  }

  #sheet(isThere: (item: SceneItem) => boolean): Sheet {
    return new Sheet({
      items: (area) => this.#scene.inOrderWithin(area).filter(isThere),
      paint: this.#paint,
    });
  }

  /** The lift has ended: the scene has its parts where they are now. */
  #land(changed: ReadonlySet<string> | undefined): void {
    if (!this.#held || !this.#lift) return;
    const hasMoved = changed !== undefined;
    this.#held.landed = changed && changed.size <= mostPaintedAnew ? changed : new Set();
    this.#held.hasMoved = hasMoved;
    if (this.#lift.size === 'few') this.#invalidateHidden(this.#lift);
    else if (this.#lift.size === 'many' || hasMoved) this.#still.invalidateAll();
  }

  #drop(): void {
    const lift = this.#lift;
    if (lift && !this.#held?.landed) {
      if (lift.size === 'few') this.#invalidateHidden(lift);
      if (lift.size === 'many') this.#still.invalidateAll();
    }
    this.#lift = undefined;
    this.#held = undefined;
    this.#moving = undefined;
  }

  #invalidateHidden(lift: Lift): void {
    this.#still.invalidate(lift.areas);
    this.#overview.invalidate(lift.areas);
  }

  /** While everything is moved, the sheet is filled where it is seen. */
  #stillView(view: Placement): Placement {
    return this.#lift?.size === 'whole' && !this.#held?.landed ? this.#shifted(view) : view;
  }

  #shifted(view: Placement): Placement {
    const { dx, dy } = this.offset;
    return {
      ...view,
      left: Math.round(view.left - dx * view.scale),
      top: Math.round(view.top - dy * view.scale),
    };
  }

  #drawOverview(ctx: CanvasRenderingContext2D, view: Placement): void {
    if (this.#still.covers(view)) return;
    const at = this.#still.at;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    for (const { left, top, width, height } of at ? exposed(view, inScale(at, view.scale)) : [view])
      ctx.rect(left - view.left, top - view.top, width, height);
    ctx.clip();
    this.#overview.blit(ctx, view);
    ctx.restore();
  }

  /** Undefined while the sheet shows all there is. */
  #placeOverview(view: Placement): Placement | undefined {
    const { bounds } = this.#scene;
    if (!bounds) return undefined;
    const everything = areaOfBox(bounds);
    if (this.#overviewAt && contains(areaIn(this.#overviewAt), everything)) return this.#overviewAt;
    const side = Math.max(bounds.width, bounds.height, 1);
    const scale = Math.min(view.scale, overviewSide / (side * 1.2));
    const area = widened(everything, side * 0.1);
    this.#overviewAt = {
      scale,
      left: Math.floor(area.minX * scale),
      top: Math.floor(area.minY * scale),
      width: Math.ceil((area.maxX - area.minX) * scale),
      height: Math.ceil((area.maxY - area.minY) * scale),
    };
    return this.#overviewAt;
  }
}

const areaIn = ({ left, top, width, height, scale }: Placement): Area => ({
  minX: left / scale,
  minY: top / scale,
  maxX: (left + width) / scale,
  maxY: (top + height) / scale,
});
