import { parseInline, type Run } from '#domain/page/inline-markdown.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { outsideAddress } from './address.ts';
import { drawnOf, element, type Markup, type MarkupElement } from './markup.ts';

/** The paragraphs of a field; undefined if it is empty. */
export function richText(block: ContentBlock, field: string): MarkupElement | undefined {
  const paragraphs = paragraphsOf(textOf(block, field));
  return paragraphs.length === 0
    ? undefined
    : drawnOf(block.id, field, element('div', { class: 'p-prose' }, ...paragraphs));
}

const paragraphsOf = (text: string): readonly Markup[] =>
  text
    .split(/\n{2,}/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => element('p', {}, ...withLinks(parseInline(paragraph))));

/** Runs in a row with the same link are one link. */
function withLinks(runs: readonly Run[]): readonly Markup[] {
  const drawn: Markup[] = [];
  for (let at = 0; at < runs.length; ) {
    const link = runs[at]?.link ?? null;
    const from = at;
    while (at < runs.length && (runs[at]?.link ?? null) === link) at += 1;
    const marked = runs.slice(from, at).flatMap(withMarks);
    const href = link === null ? undefined : outsideAddress(link);
    drawn.push(...(href === undefined ? marked : [element('a', { href, rel: 'nofollow ugc noopener' }, ...marked)]));
  }
  return drawn;
}

function withMarks({ text, bold, italic }: Run): readonly Markup[] {
  const lines = text.split('\n').flatMap((line, n) => (n === 0 ? [line] : [element('br', {}), line]));
  const leaning = italic ? [element('em', {}, ...lines)] : lines;
  return bold ? [element('strong', {}, ...leaning)] : leaning;
}
