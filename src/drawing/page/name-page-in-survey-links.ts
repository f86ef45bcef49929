import { addressFromPage } from './address.ts';
import type { Markup, MarkupElement } from './markup.ts';

/** The same, with the page named in each link to a survey at the origin of pages, so that the survey leads back to it. */
export function namePageInSurveyLinks(markup: MarkupElement, origin: string, slug: string): MarkupElement {
  const { href } = markup.attributes;
  return {
    ...markup,
    ...(href !== undefined && {
      attributes: { ...markup.attributes, href: addressFromPage(href, origin, slug) ?? href },
    }),
    children: markup.children.map((child: Markup) =>
      typeof child === 'string' ? child : namePageInSurveyLinks(child, origin, slug),
    ),
  };
}
