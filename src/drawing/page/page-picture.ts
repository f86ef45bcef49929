import { ownAddress } from './address.ts';
import type { PageImage } from './page-context.ts';

/** In pixels: for phones, for half of a window, for all of it. */
const widths = [480, 960, 1600];

/** An image of a published page, in the widths in which it is worth having. */
export function pagePicture(
  slug: string,
  { id, width, height }: { readonly id: string; readonly width: number; readonly height: number },
): PageImage {
  const smaller = widths.filter((each) => each < width);
  const offered = width <= (widths.at(-1) ?? 0) ? [...smaller, width] : smaller;
  const sources = offered.map((each) => ({
    width: each,
    address: ownAddress('p', slug, 'pictures', id, `${each}.webp`),
  }));
  return { width, height, sources };
}
