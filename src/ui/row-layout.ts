import { type LayoutInfo, ListLayout, Rect } from 'react-aria-components/Virtualizer';

/** Up to so many rows are all there, so that the browser's own search finds them. */
const wholeUpTo = 50;

/** In pixels. */
const dropHeight = 24;

/** Rows of one height; of long lists only those in view are drawn. */
export class RowLayout extends ListLayout<object> {
  override getVisibleLayoutInfos(seen: Rect): LayoutInfo[] {
    const size = this.virtualizer?.collection.size ?? 0;
    // A place of almost no height is where something is to be dropped.
    if (size > wholeUpTo || seen.height < dropHeight) return super.getVisibleLayoutInfos(seen);
    const height = Math.max(seen.maxY, size * (this.rowSize ?? 0));
    return super.getVisibleLayoutInfos(new Rect(0, 0, seen.width, height));
  }
}
