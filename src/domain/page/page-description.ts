import { shortened } from '../text/shortened.ts';
import { parseInline } from './inline-markdown.ts';
import { pageLimits } from './page.ts';
import { type PageContent, textOf } from './page-content.ts';

/** The description of a page for search engines and shared links: the first words below its headline if none is written. */
export function descriptionOf({ description, blocks }: Pick<PageContent, 'description' | 'blocks'>): string {
  if (description !== '') return description;
  const hero = blocks.find(({ kind }) => kind === 'hero');
  const [first = ''] = hero ? textOf(hero, 'body').split(/\n\s*\n/u) : [];
  const text = parseInline(first)
    .map((run) => run.text)
    .join('')
    .replace(/\s+/gu, ' ');
  return shortened(text.trim(), pageLimits.description);
}
