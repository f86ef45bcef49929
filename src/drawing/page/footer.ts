import type { PageSettings } from '#domain/page/page.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { outsideAddress, ownAddress } from './address.ts';
import { line } from './fields.ts';
import { drawnOf, element, type MarkupElement } from './markup.ts';
import { richText } from './rich-text.ts';

type FootedPage = Pick<PageSettings, 'slug' | 'language'>;

/** Who is behind it; what every page says is there also without a block. */
export function drawFooter(blocks: readonly ContentBlock[], page: FootedPage): MarkupElement {
  const { slug } = page;
  const [first] = blocks;
  const look = first && textOf(first, 'look') === 'columns' ? 'columns' : 'line';
  return element(
    'footer',
    { class: `p-section p-footer p-footer-${look}` },
    element(
      'div',
      { class: 'p-in' },
      ...blocks.map((block) =>
        drawnOf(
          block.id,
          undefined,
          element('div', {}, line(block, 'who', 'p'), contact(block), richText(block, 'privacy')),
        ),
      ),
      element('p', {}, element('a', { href: ownAddress('p', slug, 'report') }, wordsOf(page).report)),
    ),
  );
}

const mailAddress = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/u;

/** The address of mail at which a page can be reached; undefined if it names none. */
export const mailContactOf = (blocks: readonly ContentBlock[]): string | undefined =>
  blocks
    .filter(({ kind }) => kind === 'footer')
    .map((footer) => textOf(footer, 'contact'))
    .find((contact) => mailAddress.test(contact));

/** An address of mail or of the web is a link. */
function contact(block: ContentBlock): MarkupElement | undefined {
  const text = textOf(block, 'contact');
  const href = mailAddress.test(text)
    ? outsideAddress(`mailto:${text}`)
    : /^https?:\/\//iu.test(text)
      ? outsideAddress(text)
      : undefined;
  if (href === undefined) return line(block, 'contact', 'p');
  return element('p', {}, drawnOf(block.id, 'contact', element('a', { href, rel: 'nofollow ugc noopener' }, text)));
}
