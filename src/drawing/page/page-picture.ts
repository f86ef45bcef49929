import { ownAddress } from './address.ts';
import type { PageImage } from './page-context.ts';

/** In pixels: for phones, for half of a window, for all of it. */
const widths = [480, 960, 1600];

interface SizedImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** An image of what is published at an address, in the widths in which it is worth having. */
const pictureAt =
  (part: 'p' | 's') =>
  (key: string, { id, width, height }: SizedImage): PageImage => {
    const smaller = widths.filter((each) => each < width);
    const offered = width <= (widths.at(-1) ?? 0) ? [...smaller, width] : smaller;
    const sources = offered.map((each) => ({
      width: each,
      address: ownAddress(part, key, 'pictures', id, `${each}.webp`),
    }));
    return { width, height, sources };
  };

/** An image of a published page, by the page's slug. */
export const pagePicture = pictureAt('p');

/** An image of a published survey, by the survey's id. */
export const surveyPicture = pictureAt('s');
