import { iconNames } from '#domain/page/icon-names.ts';
import { iconFor } from '#domain/page/icon-words.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { outsideAddress, ownAddress } from './address.ts';
import { image, itemHeading, line, sectionHeading } from './fields.ts';
import { iconPaths } from './icon-paths.ts';
import { drawnOf, element, type MarkupElement } from './markup.ts';
import type { DrawSection, SectionContext } from './page-context.ts';
import { richText } from './rich-text.ts';

export const drawText: DrawSection = (block, context) => [
  sectionHeading(block, context),
  richText(block, 'body'),
  linkButton(block),
];

/** A link to elsewhere as a button; undefined if it leads nowhere, or says nothing. */
function linkButton(block: ContentBlock): MarkupElement | undefined {
  const [button, href] = [textOf(block, 'button'), outsideAddress(textOf(block, 'link'))];
  if (button === '' || href === undefined) return undefined;
  const link = element('a', { class: 'p-button p-quiet', href, rel: 'nofollow ugc noopener' }, button);
  return element('p', {}, drawnOf(block.id, 'button', link));
}

/** Both kinds of lists: what it does, and how it goes. */
const listed =
  (tag: 'ul' | 'ol'): DrawSection =>
  (block, context) => {
    const items = saidItems(block, context);
    if (items.length === 0 && block.items.length > 0 && textOf(block, 'body') === '') return [];
    return [
      sectionHeading(block, context),
      richText(block, 'body'),
      list(
        tag,
        items.map((item) =>
          drawnOf(
            item.id,
            undefined,
            element(
              'li',
              {},
              image(item, context, 'third') ?? icon(item, context),
              element('div', {}, itemHeading(item, block), richText(item, 'body')),
            ),
          ),
        ),
      ),
    ];
  };

/** On a page with a theme, items that a template left to be written are not shown until they are. */
const saidItems = ({ items }: ContentBlock, { content }: SectionContext): readonly ContentBlock[] =>
  isPageTheme(content.theme)
    ? items.filter((item) => ['heading', 'body', 'picture'].some((field) => textOf(item, field) !== ''))
    : items;

/** The icon of a feature, beside which its name says what it is: the chosen one, or that of its words. */
function icon(item: ContentBlock, { content }: SectionContext): MarkupElement | undefined {
  const chosen = textOf(item, 'icon');
  const name =
    chosen === 'auto'
      ? iconFor(`${textOf(item, 'heading')} ${textOf(item, 'body')}`)
      : iconNames.find((each) => each === chosen);
  if (!name || !isPageTheme(content.theme)) return undefined;
  return element(
    'svg',
    { class: 'p-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    element('path', { d: iconPaths[name] }),
  );
}

export const drawFeatures = listed('ul');
export const drawSteps = listed('ol');

export const drawPicture: DrawSection = (block, context) => {
  const drawn = image(block, context, 'whole');
  return drawn ? [element('figure', {}, linked(block, drawn), line(block, 'caption', 'figcaption'))] : [];
};

/** An image that leads somewhere is a link; a video is not shown here, but where it is. */
function linked(block: ContentBlock, drawn: MarkupElement): MarkupElement {
  const href = outsideAddress(textOf(block, 'link'));
  if (href === undefined) return drawn;
  const isVideo = textOf(block, 'look') === 'video';
  // A link needs a name: that of its image, or else where it leads.
  const name = textOf(block, 'alt') === '' ? { 'aria-label': textOf(block, 'caption') || new URL(href).host } : {};
  return element('a', { ...(isVideo && { class: 'p-play' }), href, rel: 'nofollow ugc noopener', ...name }, drawn);
}

export const drawQuotes: DrawSection = (block, context) => [
  sectionHeading(block, context),
  block.items.length === 0
    ? undefined
    : element('div', { class: 'p-list' }, ...block.items.map((item) => quote(item, context))),
];

function quote(item: ContentBlock, context: SectionContext) {
  const face = isPageTheme(context.content.theme) ? image(item, context, 'third', false, 'p-face') : undefined;
  const isNamed = textOf(item, 'name') !== '' || textOf(item, 'role') !== '';
  return drawnOf(
    item.id,
    undefined,
    element(
      'figure',
      {},
      element('blockquote', {}, richText(item, 'body')),
      isNamed ? element('figcaption', {}, face, line(item, 'name', 'strong'), line(item, 'role', 'span')) : undefined,
    ),
  );
}

export const drawFaq: DrawSection = (block, context) => {
  const asked = block.items.filter((item) => textOf(item, 'heading') !== '');
  // A heading over questions that a template left to be written says nothing to anybody.
  if (asked.length === 0 && block.items.length > 0 && isPageTheme(context.content.theme)) return [];
  return [
    sectionHeading(block, context),
    ...asked.map((item) =>
      drawnOf(
        item.id,
        undefined,
        element('details', {}, element('summary', {}, itemHeading(item, block)), richText(item, 'body')),
      ),
    ),
  ];
};

export const drawNumbers: DrawSection = (block, context) => [
  sectionHeading(block, context),
  list(
    'ul',
    block.items.map((item) =>
      drawnOf(
        item.id,
        undefined,
        element(
          'li',
          {},
          image(item, context, 'third'),
          line(item, 'value', 'p', { class: 'p-value' }),
          line(item, 'heading', 'p'),
        ),
      ),
    ),
  ),
];

export const drawSurvey: DrawSection = (block, context) => {
  const survey = textOf(block, 'survey');
  const question =
    survey !== '' && textOf(block, 'look') === 'question' ? context.question?.(survey, context) : undefined;
  return [sectionHeading(block, context), richText(block, 'body'), question ?? surveyLink(block, survey, context)];
};

/** A survey that was chosen can be reached, whether or not its button was given words. */
function surveyLink(block: ContentBlock, survey: string, { content }: SectionContext): MarkupElement | undefined {
  if (survey === '') return undefined;
  const button = textOf(block, 'button') || wordsOf(content).survey;
  const link = element('a', { class: 'p-button', href: ownAddress('s', survey) }, button);
  return element('p', {}, drawnOf(block.id, 'button', link));
}

/** Without its marks a list is none to some screen readers, unless it is said: https://webkit.org/b/170179 */
const list = (tag: 'ul' | 'ol', items: readonly ReturnType<typeof element>[]) =>
  items.length === 0 ? undefined : element(tag, { class: 'p-list', role: 'list' }, ...items);
