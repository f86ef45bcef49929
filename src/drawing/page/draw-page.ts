import { blockKindOf, isOfThemes, type SectionKind } from '#domain/page/block-kinds.ts';
import { headlineWithForm } from '#domain/page/form-in.ts';
import { type ContentBlock, type PageContent, textOf } from '#domain/page/page-content.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import type { PageWords } from '#domain/page/words/page-words.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { partAddress, tokenAddress } from './address.ts';
import { answerId } from './entry-form.ts';
import { headingId } from './fields.ts';
import { drawFooter } from './footer.ts';
import { drawForm, drawHero, drawPricing } from './goal-sections.ts';
import { type Child, drawnOf, element, type Markup, type MarkupElement } from './markup.ts';
import type { DrawSection, PageContext, RejectedEntry, SectionContext } from './page-context.ts';
import {
  drawFaq,
  drawFeatures,
  drawNumbers,
  drawPicture,
  drawQuotes,
  drawSteps,
  drawSurvey,
  drawText,
} from './simple-sections.ts';
import { drawTop } from './top-line.ts';
import { withDirections } from './with-directions.ts';

type Drawn = Exclude<SectionKind, 'footer' | 'top'>;

const draws: Readonly<Record<Drawn, DrawSection>> = {
  hero: drawHero,
  text: drawText,
  features: drawFeatures,
  steps: drawSteps,
  picture: drawPicture,
  pricing: drawPricing,
  quotes: drawQuotes,
  faq: drawFaq,
  form: drawForm,
  survey: drawSurvey,
  numbers: drawNumbers,
};

const isDrawn = ({ kind }: ContentBlock): boolean => Object.hasOwn(draws, kind);

/** The part of a section's context that depends on the sections around it. */
export type SectionPlace = Pick<SectionContext, 'id' | 'isTitle' | 'form' | 'pricing' | 'formHere' | 'formIn'>;

/** The sections of a page from top to bottom, each with its place among them, and what stands below them all. */
export interface PagePlan {
  readonly sections: readonly { readonly block: ContentBlock; readonly place: SectionPlace }[];
  readonly footers: readonly ContentBlock[];
  /** Lines above them; one is shown. */
  readonly tops: readonly ContentBlock[];
  /** Whether a section has the heading of the page. */
  readonly hasTitle: boolean;
}

/**
 * `nameOf` is what the ids in a section begin with: their number, short as they are sent, unless something else is named.
 * Only a page with a theme shows its form in its headline.
 */
export function planPage(
  blocks: readonly ContentBlock[],
  hasTheme: boolean,
  nameOf: (block: ContentBlock, n: number) => string = (_, n) => `s${n + 1}`,
): PagePlan {
  const shown = blocks.filter(isDrawn);
  const idOf = (block: ContentBlock | undefined) => (block ? nameOf(block, shown.indexOf(block)) : undefined);
  const title = shown.find((block) => block.kind === 'hero' && textOf(block, 'heading') !== '');
  const form = shown.find(({ kind }) => kind === 'form');
  const holder = hasTheme ? headlineWithForm(shown) : undefined;
  const goals = {
    form: idOf(holder ?? form),
    pricing: idOf(shown.find(({ kind, items }) => kind === 'pricing' && items.length > 0)),
  };
  return {
    sections: shown.map((block, n) => ({
      block,
      place: {
        ...goals,
        id: nameOf(block, n),
        isTitle: block === title,
        ...(form && block === holder && { formHere: { block: form, id: idOf(form) ?? '' } }),
        ...(holder && block === form && { formIn: idOf(holder) }),
      },
    })),
    tops: blocks.filter(({ kind }) => kind === 'top'),
    footers: blocks.filter(({ kind }) => kind === 'footer'),
    hasTitle: title !== undefined,
  };
}

/** Draws a page: its landmarks, with the sections in them. */
export function drawPage(content: PageContent, context: PageContext): readonly MarkupElement[] {
  const { sections: planned, footers, tops, hasTitle } = planPage(content.blocks, isPageTheme(content.theme));
  const shown = planned.map(({ block }) => block);
  const drawn = planned.map(({ block, place }) => drawSection(block, { ...context, content, ...place }));
  const [top] = tops;
  const isThere = (_: unknown, n: number): boolean => drawn[n] !== undefined;
  return [
    ...(top ? [drawTop(top, planned.filter(isThere), content, context)] : []),
    element(
      'main',
      {},
      context.rejected ? problems(context.rejected, shown, drawn, wordsOf(content)) : undefined,
      // Whatever draws the page asks for it, and so counts as a visit.
      element('img', { class: 'p-seen', src: tokenAddress('p', content.slug, 'seen'), alt: '', width: 1, height: 1 }),
      hasTitle ? undefined : pageTitle(content.title),
      ...drawn,
    ),
    isPageTheme(content.theme) ? withDirections(drawFooter(footers, content)) : drawFooter(footers, content),
  ];
}

/** The heading of a page that no section gives it. */
export const pageTitle = (title: string): MarkupElement => element('h1', { class: 'p-in p-title' }, title);

/** Undefined if there is nothing to show, such as an image that is gone. */
export function drawSection(block: ContentBlock, context: SectionContext): MarkupElement | undefined {
  const looks: readonly string[] = blockKindOf(block.kind)?.looks ?? [];
  const hasTheme = isPageTheme(context.content.theme);
  const offered = hasTheme ? looks : looks.filter((each) => !isOfThemes(block.kind, each));
  const look = offered.find((each) => each === textOf(block, 'look')) ?? offered[0];
  const children = draws[block.kind as Drawn](block, context).filter((child) => child !== undefined);
  if (children.length === 0) return undefined;
  const heading = headingId(context);
  const name = idsIn(children).has(heading) ? { 'aria-labelledby': heading } : {};
  const section = drawnOf(
    block.id,
    undefined,
    element(
      'section',
      {
        id: context.id,
        class: `p-section p-${block.kind} p-${block.kind}-${look}${groundOf(block, context)}`,
        ...name,
      },
      element('div', { class: 'p-in' }, ...children),
    ),
  );
  return hasTheme ? withDirections(section) : section;
}

/** A section that calls to something stands on the ground that is seen first. */
function groundOf({ kind }: ContentBlock, { content, formIn }: SectionContext): string {
  if (!isPageTheme(content.theme)) return '';
  if (formIn !== undefined) return ' p-call p-strong';
  return kind === 'hero' && content.theme === 'consumer' ? ' p-strong' : '';
}

/** Draws the list of problems with an entry, each with a link to its field. */
function problems(
  { form, problems: found }: RejectedEntry,
  shown: readonly ContentBlock[],
  drawn: readonly Child[],
  words: PageWords,
): MarkupElement {
  const fields = idsIn(drawn);
  const said = ({ field, text }: RejectedEntry['problems'][number]): Markup => {
    const id = `${formId(form, shown)}-${field}`;
    return fields.has(id) ? element('a', { href: partAddress(id) }, text) : text;
  };
  return element(
    'div',
    { id: answerId, class: 'p-in p-problems', role: 'alert', tabindex: -1 },
    element('p', {}, element('strong', {}, words.problems)),
    element('ul', {}, ...found.map((problem) => element('li', {}, said(problem)))),
  );
}

function idsIn(drawn: readonly Child[], ids = new Set<string>()): ReadonlySet<string> {
  for (const markup of drawn) {
    if (markup === undefined || typeof markup === 'string') continue;
    if (markup.attributes.id !== undefined) ids.add(markup.attributes.id);
    idsIn(markup.children, ids);
  }
  return ids;
}

/** Prefix of the ids in a form: that of its section, or of its place among the prices. */
function formId(form: string, shown: readonly ContentBlock[]): string | undefined {
  for (const [n, { id, items }] of shown.entries()) {
    if (id === form) return `s${n + 1}`;
    const place = items.findIndex((item) => item.id === form);
    if (place !== -1) return `s${n + 1}i${place + 1}`;
  }
  return undefined;
}
