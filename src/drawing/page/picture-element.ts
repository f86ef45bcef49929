import { sourceSet } from './address.ts';
import { element, type MarkupElement } from './markup.ts';
import type { PageImage } from './page-context.ts';

/** How an image is shown. */
interface PictureLook {
  readonly alt: string;
  /** How wide it is shown, as in `sizes` of HTML. */
  readonly sizes: string;
  /** Above the fold it is not left for later. */
  readonly isAbove: boolean;
  readonly name?: string | undefined;
}

/** An image in the widths in which it can be had; undefined if there is none. */
export function pictureElement(found: PageImage | undefined, look: PictureLook): MarkupElement | undefined {
  const largest = found?.sources.at(-1);
  if (!found || !largest) return undefined;
  const { alt, sizes, isAbove, name } = look;
  return element('img', {
    ...(name !== undefined && { class: name }),
    src: largest.address,
    srcset: sourceSet(found.sources),
    sizes,
    width: found.width,
    height: found.height,
    alt,
    ...(isAbove ? {} : { loading: 'lazy' }),
    decoding: 'async',
  });
}
