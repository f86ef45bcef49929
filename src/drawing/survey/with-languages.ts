import { languageOfScript } from '#domain/page/page-language.ts';
import type { Markup, MarkupElement } from '../page/markup.ts';

/** The same, with the language of each text of the founder that is in other letters than ours. */
export const withLanguages = (markup: MarkupElement): MarkupElement => {
  const { attributes, children } = markup;
  const lang = attributes.dir === 'auto' ? languageOfScript(textIn(markup)) : undefined;
  return {
    ...markup,
    ...(lang !== undefined && { attributes: { ...attributes, lang } }),
    children: children.map((child) => (typeof child === 'string' ? child : withLanguages(child))),
  };
};

const textIn = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textIn).join(' ');
