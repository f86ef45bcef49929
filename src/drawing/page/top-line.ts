import { blockKindOf } from '#domain/page/block-kinds.ts';
import type { PageSettings } from '#domain/page/page.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { nameIn } from '#domain/page/page-name.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { partAddress } from './address.ts';
import type { PagePlan } from './draw-page.ts';
import { image } from './fields.ts';
import { drawnOf, element, type MarkupElement } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { withDirections } from './with-directions.ts';

const anchorsAtMost = 4;
/** In characters: what is longer is no name of a section. */
const anchorLength = 24;

/** The name or the logo of a page, and links to those of its sections that are shown, above all of them. */
export function drawTop(
  block: ContentBlock,
  sections: PagePlan['sections'],
  page: Pick<PageSettings, 'title' | 'language'>,
  context: PageContext,
  isShown: (section: PagePlan['sections'][number]) => boolean = () => true,
): MarkupElement {
  const { title } = page;
  const logo = image(block, context, 'third', true);
  const name = textOf(block, 'heading');
  const shown = name || nameUnlessHeadline(title, sections);
  const anchors = textOf(block, 'anchors') === 'hidden' ? [] : anchorsIn(sections, isShown);
  const line = drawnOf(
    block.id,
    undefined,
    element(
      'header',
      { class: 'p-top' },
      element(
        'div',
        { class: 'p-in' },
        logo === undefined && shown === ''
          ? undefined
          : element('p', { class: 'p-logo' }, logo ?? drawnOf(block.id, 'heading', element('span', {}, shown))),
        anchors.length === 0
          ? undefined
          : element(
              'nav',
              { 'aria-label': wordsOf(page).sections },
              element(
                'ul',
                { class: 'p-list', role: 'list' },
                ...anchors.map(({ id, heading }) =>
                  element('li', {}, element('a', { href: partAddress(id) }, heading)),
                ),
              ),
            ),
      ),
    ),
  );
  return withDirections(line);
}

/** Empty if the headline says the same right below: a title without a name in it is no name. */
function nameUnlessHeadline(title: string, sections: PagePlan['sections']): string {
  const name = nameIn(title);
  const isHeadline = sections.some(({ block }) => block.kind === 'hero' && textOf(block, 'heading').trim() === name);
  return isHeadline ? '' : name;
}

/** Asks no more sections than it needs whether they are shown. */
function anchorsIn(sections: PagePlan['sections'], isShown: (section: PagePlan['sections'][number]) => boolean) {
  const anchors: { readonly id: string; readonly heading: string }[] = [];
  for (const section of sections) {
    const heading = textOf(section.block, 'heading');
    const isNamed = heading.trim() !== '' && heading.length <= anchorLength;
    if (!isNamed || !blockKindOf(section.block.kind)?.isSought || !isShown(section)) continue;
    anchors.push({ id: section.place.id, heading });
    if (anchors.length === anchorsAtMost) break;
  }
  // A single one is no choice, and stands there like something left over.
  return anchors.length === 1 ? [] : anchors;
}
