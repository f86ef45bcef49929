import type { Area } from './area.ts';
import { type Bitmap, blit, clip, copyOver, createBitmap, paintNow, place } from './bitmap.ts';
import {
  areaOfPixels,
  covers,
  exposed,
  inScale,
  overlap,
  type PixelRect,
  type Placement,
  pixelsOf,
} from './placement.ts';
import type { SceneItem } from './scene-item.ts';

export interface SheetSource {
  /** Returns the items to paint in an area, in paint order. */
  items(area: Area): readonly SceneItem[];
  /** Paints some of them, from the one with the index `from` up to before `to`. */
  paint(bitmap: Bitmap, items: readonly SceneItem[], from: number, to: number): void;
}

interface Region {
  readonly pixels: PixelRect;
  readonly items: readonly SceneItem[];
  /** Nothing is there that has to go before it is painted. */
  isClear: boolean;
  next: number;
}

interface Job {
  readonly bitmap: Bitmap;
  readonly regions: Region[];
}

const manyAreas = 24;
const fewItems = 160;
const margin = 0.25;

/**
 * A part of the scene kept as a bitmap, so that a frame is one copy of it. What is missing, or changed, is painted in
 * slices on a second bitmap, which then takes the place of the first; the first of all is seen as it is being painted.
 */
export class BitmapCache {
  readonly #source: SheetSource;
  #front: Bitmap | undefined;
  #spare: Bitmap | undefined;
  #job: Job | undefined;
  #dirty: Area[] = [];
  /** How many parts were painted in a millisecond. */
  #frameBudget = 20;

  constructor(source: SheetSource) {
    this.#source = source;
  }

  get at(): Placement | undefined {
    return this.#front?.at;
  }

  /** Nothing is to be painted for the view, or has changed since. */
  isReady(view: Placement): boolean {
    return this.#job === undefined && this.#dirty.length === 0 && this.#fits(view);
  }

  /** Whether it has something for every pixel of the view, be it coarse. */
  covers(view: Placement): boolean {
    return this.#front !== undefined && covers(inScale(this.#front.at, view.scale), view);
  }

  invalidate(areas: readonly Area[]): void {
    if (this.#front === undefined && this.#job === undefined) return;
    this.#dirty.push(...areas);
    if (this.#dirty.length > manyAreas) this.#dirty = [this.#dirty.reduce(around)];
  }

  /** Everything is painted anew; what is there stays until then. */
  invalidateAll(): void {
    this.#dirty = [everything];
    this.#job = undefined;
  }

  /** Forgets all that it has painted. */
  drop(): void {
    this.#front = undefined;
    this.#job = undefined;
    this.#dirty = [];
  }

  /** Paints until the deadline, in the time of `performance.now`. Tells whether the bitmap changed. */
  work(view: Placement, deadline: number): boolean {
    if (this.#job && isOutOfSight(this.#job.bitmap.at, view)) this.#job = undefined;
    if (!this.#job) {
      if (this.isReady(view)) return false;
      if (this.#patch(view)) return true;
      this.#job = this.#begin(view);
    }
    // Where there was nothing, something is better than nothing.
    if (!this.#paintUntil(this.#job, deadline)) return this.#front === undefined;
    this.#spare = this.#front;
    this.#front = this.#job.bitmap;
    this.#job = undefined;
    return true;
  }

  blit(ctx: CanvasRenderingContext2D, view: Placement): void {
    const bitmap = this.#front ?? this.#job?.bitmap;
    if (bitmap) blit(bitmap, ctx, view);
  }

  #fits(view: Placement): boolean {
    const at = this.#front?.at;
    return at !== undefined && at.scale === view.scale && covers(at, slack(view, margin / 3));
  }

  /** A small change goes straight onto the bitmap that is seen. */
  #patch(view: Placement): boolean {
    const front = this.#front;
    if (!front || !this.#fits(view)) return false;
    const regions = this.#takeDirty(front.at).map((pixels) => this.#region(front.at, pixels, false));
    if (regions.reduce((sum, { items }) => sum + items.length, 0) > fewItems) {
      this.#dirty = regions.map(({ pixels }) => areaOfPixels(pixels, front.at.scale));
      return false;
    }
    for (const region of regions) this.#paintRegion(front, region, Number.POSITIVE_INFINITY);
    return true;
  }

  #begin(view: Placement): Job {
    const at = slack(view, margin);
    const bitmap = this.#spare ?? createBitmap(at);
    this.#spare = undefined;
    place(bitmap, at);
    const front = this.#front;
    const kept = front?.at.scale === at.scale ? overlap(front.at, at) : undefined;
    if (!front || !kept || this.#dirty[0] === everything) {
      this.#dirty = [];
      return { bitmap, regions: [this.#region(at, at, true)] };
    }
    copyOver(front, bitmap);
    const bare = exposed(at, front.at).map((pixels) => this.#region(at, pixels, true));
    const changed = this.#takeDirty(at).map((pixels) => this.#region(at, pixels, false));
    return { bitmap, regions: [...bare, ...changed] };
  }

  #takeDirty(at: Placement): PixelRect[] {
    const areas = this.#dirty;
    this.#dirty = [];
    return areas.flatMap((area) => overlap(area === everything ? at : pixelsOf(area, at.scale), at) ?? []);
  }

  #region(at: Placement, pixels: PixelRect, isClear: boolean): Region {
    return { pixels, items: this.#source.items(areaOfPixels(pixels, at.scale)), isClear, next: 0 };
  }

  #paintUntil(job: Job, deadline: number): boolean {
    for (const region of job.regions) {
      if (region.isClear && region.next >= region.items.length) continue;
      if (!this.#paintRegion(job.bitmap, region, deadline)) return false;
    }
    return true;
  }

  #paintRegion(bitmap: Bitmap, region: Region, deadline: number): boolean {
    const { pixels, items } = region;
    const { ctx, at } = bitmap;
    ctx.save();
    clip(bitmap, pixels);
    if (!region.isClear) {
      ctx.clearRect(pixels.left - at.left, pixels.top - at.top, pixels.width, pixels.height);
      region.isClear = true;
    }
    while (region.next < items.length) {
      const from = performance.now();
      if (from >= deadline) break;
      const count = Math.max(4, Math.floor(this.#frameBudget * Math.min(4, deadline - from)));
      const to = Math.min(items.length, region.next + count);
      this.#source.paint(bitmap, items, region.next, to);
      paintNow(bitmap);
      const took = Math.max(0.05, performance.now() - from);
      this.#frameBudget = Math.min(2000, this.#frameBudget * 0.5 + ((to - region.next) / took) * 0.5);
      region.next = to;
    }
    ctx.restore();
    return region.next >= items.length;
  }
}

const everything: Area = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

const around = (a: Area, b: Area): Area =>
  a === everything || b === everything
    ? everything
    : {
        minX: Math.min(a.minX, b.minX),
        minY: Math.min(a.minY, b.minY),
        maxX: Math.max(a.maxX, b.maxX),
        maxY: Math.max(a.maxY, b.maxY),
      };

function slack(view: Placement, share: number): Placement {
  const more = Math.round(Math.min(view.width, view.height) * share);
  return {
    scale: view.scale,
    left: view.left - more,
    top: view.top - more,
    width: view.width + 2 * more,
    height: view.height + 2 * more,
  };
}

/** A bitmap that is being painted for a view which nobody has any more is not worth its end. */
function isOutOfSight(at: Placement, view: Placement): boolean {
  const ratio = view.scale / at.scale;
  return ratio > 2.5 || ratio < 0.4 || overlap(inScale(at, view.scale), view) === undefined;
}
