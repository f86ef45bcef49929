import type { Markup, MarkupElement, Tag } from './markup.ts';

const textTags: ReadonlySet<Tag> = new Set([
  ...(['h1', 'h2', 'h3', 'p', 'strong', 'span', 'figcaption', 'label', 'legend', 'button', 'a', 'summary'] as const),
]);

/** The same, with each text read in the direction of its own letters. */
export const withDirections = (markup: MarkupElement): MarkupElement => ({
  ...markup,
  ...(isText(markup) && { attributes: { ...markup.attributes, dir: 'auto' } }),
  children: markup.children.map((child: Markup) => (typeof child === 'string' ? child : withDirections(child))),
});

const isText = ({ tag, children }: MarkupElement): boolean =>
  textTags.has(tag) && children.some((child) => typeof child === 'string' && child.trim() !== '');
