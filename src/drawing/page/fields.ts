import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { longWordsClass } from './long-words.ts';
import { drawnOf, element, type MarkupElement, type Tag } from './markup.ts';
import type { PageContext, SectionContext } from './page-context.ts';
import { pictureElement } from './picture-element.ts';

/** A line of a block in an element of its own; undefined if it is empty. */
export function line(
  block: ContentBlock,
  field: string,
  tag: Tag,
  attributes: { readonly class?: string; readonly id?: string } = {},
): MarkupElement | undefined {
  const text = textOf(block, field);
  return text === '' ? undefined : drawnOf(block.id, field, element(tag, attributes, text));
}

export const headingId = ({ id }: SectionContext): string => `${id}-heading`;

/** The heading of a section, by which its landmark goes. */
export function sectionHeading(block: ContentBlock, context: SectionContext): MarkupElement | undefined {
  const longWords = isPageTheme(context.content.theme) ? longWordsClass(textOf(block, 'heading')) : undefined;
  return line(block, 'heading', context.isTitle ? 'h1' : 'h2', {
    id: headingId(context),
    ...(longWords && { class: longWords }),
  });
}

/** The heading of what lies in a section: no level is left out. */
export const itemHeading = (item: ContentBlock, section: ContentBlock): MarkupElement | undefined =>
  line(item, 'heading', textOf(section, 'heading') === '' ? 'h2' : 'h3', { class: 'p-name' });

/** How wide an image is shown, for `sizes`. */
export type Shown = 'whole' | 'half' | 'third';

const sizes: Readonly<Record<Shown, string>> = {
  whole: '(min-width: 72rem) 68rem, 94vw',
  half: '(min-width: 48rem) 34rem, 94vw',
  third: '(min-width: 48rem) 22rem, 94vw',
};

/** The image of a block; undefined if it has none, or none that can be had. Above the fold it is not left for later. */
export function image(
  block: ContentBlock,
  { image: find }: Pick<PageContext, 'image'>,
  shown: Shown,
  isAbove = false,
  name?: string,
): MarkupElement | undefined {
  const look = { alt: textOf(block, 'alt'), sizes: sizes[shown], isAbove, name };
  const drawn = pictureElement(find(textOf(block, 'picture')), look);
  return drawn && drawnOf(block.id, 'picture', drawn);
}
