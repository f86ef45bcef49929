import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { arts, drawArt } from './art.ts';
import { image } from './fields.ts';
import { element, type MarkupElement } from './markup.ts';
import type { SectionContext } from './page-context.ts';

/** Draws the thing beside the headline of a page with a theme: its image, in a frame or not, or a drawing by rule. */
export function heroVisual(block: ContentBlock, context: SectionContext): MarkupElement | undefined {
  const visual = textOf(block, 'visual');
  const art = arts.find((each) => each === visual);
  if (art) return drawArt(art, block.id);
  const drawn = image(block, context, 'half', true);
  if (!drawn || !(visual === 'phone' || visual === 'browser')) return drawn;
  return element('div', { class: `p-frame p-frame-${visual}` }, drawn);
}
