import { type Area, areaOfBox, contains, widened } from './area.ts';
import type { Bitmap } from './bitmap.ts';
import { BitmapCache } from './bitmap-cache.ts';
import { DragLayer } from './drag-layer.ts';
import { exposed, inScale, type Placement } from './placement.ts';
import type { Preview } from './preview.ts';
import type { Scene, SceneChange } from './scene.ts';
import type { SceneItem } from './scene-item.ts';

/** How long a drag that has ended stays on the screen while its command has not yet changed the scene, ms. */
const holdMs = 150;
/** More parts than these are not painted above the cache while it is repainted. */
const mostPaintedAnew = 300;
/** Device pixels of the overview's longer side, without its margin. */
const overviewSide = 1000;

type PaintSome = (bitmap: Bitmap, items: readonly SceneItem[], from: number, to: number) => void;

/**
 * Layers that make up a frame: a coarse overview of everything, the cache of the parts that stay, and the parts that a
 * gesture has lifted off it. Nothing here is painted twice while it stays as it is.
 */
export class Layers {
  readonly #scene: Scene;
  readonly #paint: PaintSome;
  readonly #still: BitmapCache;
  readonly #overview: BitmapCache;
  #moving: BitmapCache | undefined;
  #dragLayer: DragLayer | undefined;
  /** A drag that has ended is shown until the bitmap below has its parts again. */
  #held: { readonly until: number; landed: ReadonlySet<string> | undefined; hasMoved: boolean } | undefined;
  #overviewAt: Placement | undefined;

  constructor(scene: Scene, paint: PaintSome) {
    this.#scene = scene;
    this.#paint = paint;
    const isThere = (item: SceneItem): boolean =>
      this.#dragLayer === undefined ||
      this.#dragLayer.size === 'whole' ||
      this.#held?.landed !== undefined ||
      !this.#dragLayer.hidden.has(item.id);
    this.#still = this.#cache(isThere);
    this.#overview = this.#cache(isThere);
  }

  show({ ids, areas }: SceneChange): void {
    this.#still.invalidate(areas);
    this.#overview.invalidate(areas);
    const dragLayer = this.#dragLayer;
    if (dragLayer && this.#held && !this.#held.landed && dragLayer.isMetBy(ids)) this.#land(ids);
  }

  /** Drops all caches, since colors, fonts or the density changed. */
  repaint(): void {
    for (const cache of this.#caches) cache.drop();
    this.#overviewAt = undefined;
  }

  /** Some letters or images look otherwise now. */
  invalidate(areas: readonly Area[] | 'all'): void {
    for (const cache of this.#caches)
      if (areas === 'all') cache.invalidateAll();
      else cache.invalidate(areas);
  }

  preview(preview: Preview | null): void {
    if (this.#dragLayer && !this.#held && preview && this.#dragLayer.follows(preview)) {
      this.#dragLayer.follow(preview);
      return;
    }
    if (preview === null || preview.kind === 'marquee') {
      if (this.#dragLayer && !this.#held)
        this.#held = { until: performance.now() + holdMs, landed: undefined, hasMoved: false };
      return;
    }
    this.#drop();
    this.#dragLayer = new DragLayer(this.#scene, preview);
    if (this.#dragLayer.size === 'few') this.#invalidateHidden(this.#dragLayer);
    if (this.#dragLayer.size === 'many') {
      if (this.#dragLayer.hidden.size > 0) this.#still.invalidateAll();
      const { carried } = this.#dragLayer;
      this.#moving = this.#cache((item) => carried.has(item.id));
    }
  }

  /** Neither sharp nor coarse. */
  get hasNothing(): boolean {
    return this.#still.at === undefined && this.#overview.at === undefined;
  }

  get dragLayer(): DragLayer | undefined {
    return this.#dragLayer;
  }

  /** How far the lifted parts are shown from where the scene has them. */
  get offset(): { readonly dx: number; readonly dy: number } {
    const isBack = this.#held?.landed && (this.#dragLayer?.size === 'few' || !this.#held.hasMoved);
    return this.#dragLayer && !isBack ? this.#dragLayer.offset : { dx: 0, dy: 0 };
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
    const stillView = this.#dragLayer?.size === 'whole' ? this.#shifted(view) : view;
    this.#drawOverview(ctx, stillView);
    this.#still.blit(ctx, stillView);
    if (!this.#dragLayer || this.#dragLayer.size === 'whole') return;
    this.#moving?.blit(ctx, this.#shifted(view));
    const landed = this.#held?.landed;
    if (!landed) paintLifted(this.#dragLayer.items());
    else if (this.#dragLayer.size === 'few') {
      const items = [...this.#dragLayer.lifted.union(landed)].flatMap((id) => this.#scene.item(id) ?? []);
      paintLifted(items.sort((a, b) => a.rank - b.rank));
    }
  }

  get #caches(): BitmapCache[] {
    return [this.#still, this.#overview, ...(this.#moving ? [this.#moving] : [])];
  }

  #cache(isThere: (item: SceneItem) => boolean): BitmapCache {
    return new BitmapCache({
      items: (area) => this.#scene.inOrderWithin(area).filter(isThere),
      paint: this.#paint,
    });
  }

  /** The drag has ended: the scene has its parts where they are now. */
  #land(changed: ReadonlySet<string> | undefined): void {
    if (!this.#held || !this.#dragLayer) return;
    const hasMoved = changed !== undefined;
    this.#held.landed = changed && changed.size <= mostPaintedAnew ? changed : new Set();
    this.#held.hasMoved = hasMoved;
    if (this.#dragLayer.size === 'few') this.#invalidateHidden(this.#dragLayer);
    else if (this.#dragLayer.size === 'many' || hasMoved) this.#still.invalidateAll();
  }

  #drop(): void {
    const dragLayer = this.#dragLayer;
    if (dragLayer && !this.#held?.landed) {
      if (dragLayer.size === 'few') this.#invalidateHidden(dragLayer);
      if (dragLayer.size === 'many') this.#still.invalidateAll();
    }
    this.#dragLayer = undefined;
    this.#held = undefined;
    this.#moving = undefined;
  }

  #invalidateHidden(dragLayer: DragLayer): void {
    this.#still.invalidate(dragLayer.areas);
    this.#overview.invalidate(dragLayer.areas);
  }

  /** While everything is moved, the cache is filled where it is seen. */
  #stillView(view: Placement): Placement {
    return this.#dragLayer?.size === 'whole' && !this.#held?.landed ? this.#shifted(view) : view;
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

  /** Undefined while the cache shows all there is. */
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
