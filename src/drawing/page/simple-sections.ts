import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { ownAddress } from './address.ts';
import { image, itemHeading, line, sectionHeading } from './fields.ts';
import { drawnOf, element } from './markup.ts';
import type { DrawSection } from './page-context.ts';
import { richText } from './rich-text.ts';

export const drawText: DrawSection = (block, context) => [sectionHeading(block, context), richText(block, 'body')];

/** Both kinds of lists: what it does, and how it goes. */
const listed =
  (tag: 'ul' | 'ol'): DrawSection =>
  (block, context) => [
    sectionHeading(block, context),
    richText(block, 'body'),
    list(
      tag,
      block.items.map((item) =>
        drawnOf(
          item.id,
          undefined,
          element(
            'li',
            {},
            image(item, context, 'third'),
            element('div', {}, itemHeading(item, block), richText(item, 'body')),
          ),
        ),
      ),
    ),
  ];

export const drawFeatures = listed('ul');
export const drawSteps = listed('ol');

export const drawPicture: DrawSection = (block, context) => {
  const drawn = image(block, context, 'whole');
  return drawn ? [element('figure', {}, drawn, line(block, 'caption', 'figcaption'))] : [];
};

export const drawQuotes: DrawSection = (block, context) => [
  sectionHeading(block, context),
  block.items.length === 0 ? undefined : element('div', { class: 'p-list' }, ...block.items.map(quote)),
];

function quote(item: ContentBlock) {
  const isNamed = textOf(item, 'name') !== '' || textOf(item, 'role') !== '';
  return drawnOf(
    item.id,
    undefined,
    element(
      'figure',
      {},
      element('blockquote', {}, richText(item, 'body')),
      isNamed ? element('figcaption', {}, line(item, 'name', 'strong'), line(item, 'role', 'span')) : undefined,
    ),
  );
}

export const drawFaq: DrawSection = (block, context) => [
  sectionHeading(block, context),
  ...block.items
    .filter((item) => textOf(item, 'heading') !== '')
    .map((item) =>
      drawnOf(
        item.id,
        undefined,
        element('details', {}, element('summary', {}, itemHeading(item, block)), richText(item, 'body')),
      ),
    ),
];

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
  const button = textOf(block, 'button');
  return [
    sectionHeading(block, context),
    richText(block, 'body'),
    survey === '' || button === ''
      ? undefined
      : element(
          'p',
          {},
          drawnOf(block.id, 'button', element('a', { class: 'p-button', href: ownAddress('s', survey) }, button)),
        ),
  ];
};

/** Without its marks a list is none to some screen readers, unless it is said: https://webkit.org/b/170179 */
const list = (tag: 'ul' | 'ol', items: readonly ReturnType<typeof element>[]) =>
  items.length === 0 ? undefined : element(tag, { class: 'p-list', role: 'list' }, ...items);
