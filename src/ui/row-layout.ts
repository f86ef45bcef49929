import { type LayoutInfo, ListLayout, type ListLayoutOptions, Rect } from 'react-aria-components/Virtualizer';

export interface RowLayoutOptions extends ListLayoutOptions {
  /** Tells down to where a list that was just opened can be seen, in its own pixels; null once all its rows are wanted. */
  readonly seenDownTo?: (() => number) | null;
}

/** Up to so many rows are all there, so that the browser's own search finds them. */
const wholeUpTo = 50;

/** In pixels. */
const dropHeight = 24;

/** Rows of one height; of long lists only those in view are drawn, and of all lists at first no others. */
export class RowLayout extends ListLayout<object, RowLayoutOptions> {
  #seenDownTo: (() => number) | null = null;

  override shouldInvalidateLayoutOptions(now: RowLayoutOptions, old: RowLayoutOptions): boolean {
    return now.seenDownTo !== old.seenDownTo || super.shouldInvalidateLayoutOptions(now, old);
  }

  override update(context: Parameters<ListLayout<object, RowLayoutOptions>['update']>[0]): void {
    this.#seenDownTo = context.layoutOptions?.seenDownTo ?? null;
    super.update(context);
  }

  override getVisibleLayoutInfos(seen: Rect): LayoutInfo[] {
    const size = this.virtualizer?.collection.size ?? 0;
    // A place of almost no height is where something is to be dropped.
    if (seen.height < dropHeight) return super.getVisibleLayoutInfos(seen);
    if (this.#seenDownTo) {
      const end = Math.min(seen.maxY, Math.max(seen.y + (this.rowSize ?? 0), this.#seenDownTo()));
      return super.getVisibleLayoutInfos(new Rect(seen.x, seen.y, seen.width, end - seen.y));
    }
    if (size > wholeUpTo) return super.getVisibleLayoutInfos(seen);
    const height = Math.max(seen.maxY, size * (this.rowSize ?? 0));
    return super.getVisibleLayoutInfos(new Rect(0, 0, seen.width, height));
  }
}
