import type { Rejection } from '../log/decision.ts';
import { blockKindOf, type SectionKind } from './block-kinds.ts';
import { type CheckedPoint, faultIn } from './checked-point.ts';
import { showsForm } from './form-in.ts';
import { type Block, type Page, pageLimits } from './page.ts';
import { textOf } from './page-content.ts';
import { outlineOf } from './page-outline.ts';
import { isPageTheme } from './page-theme.ts';
import { isShort } from './short-promise.ts';
import { isSlug } from './slug-of.ts';
import { isReadable } from './tones.ts';

type PointId =
  | 'address'
  | 'title'
  | 'headline'
  | 'goal'
  | 'heading'
  | 'price'
  | 'consent'
  | 'privacy'
  | 'contrast'
  | 'pictures'
  | 'sharpness'
  | 'quotes'
  | 'unwritten'
  | 'words'
  | 'weight'
  | 'size';

/** Where a point of a page is put right: a field of a block, a setting, or a block that is yet to be added. */
export type PagePlace =
  | {
      readonly kind: 'field';
      readonly block: Block;
      readonly field: string;
      /** From 1: the place of an item that has no words of its own by which it could be told from those beside it. */
      readonly nth?: number;
    }
  | { readonly kind: 'setting'; readonly setting: 'slug' | 'title' | 'palette' }
  | { readonly kind: 'missing'; readonly block: SectionKind };

export type PagePoint = CheckedPoint<PointId, PagePlace>;

/** Measurements that only the code that draws the page can supply. */
export interface DrawnPage {
  /** Size of the page's document, as it is sent, without pictures. */
  readonly bytes: number;
  /** In pixels; undefined if the image has not come. */
  readonly widthOf: (asset: string) => number | undefined;
}

/** A title in UTF-16 units, of which all is shown everywhere; bytes that come in one round trip; pixels. */
const advised = { title: 60, bytes: 14_000, pictureWidth: 960 } as const;

const says = (block: Block, field: string): boolean => {
  const value = block.fields[field];
  return typeof value === 'string' && value.trim() !== '';
};

/** Whether a price says what is offered. */
const isOffer = (plan: Block): boolean => ['heading', 'price', 'body'].some((field) => says(plan, field));

/** Knowledge without which some points are not asked. */
export interface PageKnowledge {
  readonly drawn?: DrawnPage | undefined;
  /** The names of the fields of a block that say what a template said. */
  readonly templateWordsIn?: (block: Block) => readonly string[];
}

/** The points in the order in which a founder goes through them. */
export function pagePoints(page: Page, { drawn, templateWordsIn }: PageKnowledge = {}): readonly PagePoint[] {
  const blocks = shownBlocks(page);
  const of = (...kinds: readonly string[]): readonly Block[] => blocks.filter(({ kind }) => kinds.includes(kind));
  const forms = of('form');
  const [heroes, plans] = [of('hero'), of('plan')];
  const doors = page.goal === 'sign-up' ? forms : [...forms, ...plans.filter(isOffer)];
  // A price that says nothing can be pressed, and tells nothing.
  const [blank] = page.goal === 'sign-up' ? [] : plans;
  return [
    {
      id: 'address',
      ...todo(isSlug(page.slug) ? [] : [setting('slug')]),
      text: 'The page has an address of 3 to 60 lowercase letters, digits and single hyphens.',
      reason: 'slug-invalid',
    },
    {
      id: 'title',
      ...todo(page.title.length <= advised.title ? [] : [setting('title')]),
      text: 'The title has at most 60 characters, so that tabs, search results and shared links show all of it.',
    },
    {
      id: 'headline',
      ...todo(heroes.flatMap((hero) => (isShort(textOf(hero, 'heading')) ? [] : [at(hero, 'heading')]))),
      text: 'The headline has at most 12 words and 70 characters, so that it’s read at a glance. The rest belongs below it.',
    },
    {
      id: 'goal',
      ...todo(
        doors.length > 0 ? [] : [blank ? at(blank, 'price') : missing(page.goal === 'sign-up' ? 'form' : 'pricing')],
      ),
      text: page.goal === 'sign-up' ? 'There’s a sign-up form.' : 'There’s a price, or a form, to click.',
      reason: 'goal-missing',
    },
    ...(heroes.length > 0 ? [filled('heading', heroes, 'The headline says what visitors get.')] : []),
    ...(plans.length > 0 ? [filled('price', plans, 'Each price says what it costs.')] : []),
    {
      id: 'consent',
      ...todo(silent(forms, 'consent')),
      text: 'Each form says what people agree to.',
      reason: 'consent-missing',
    },
    {
      id: 'contrast',
      ...todo(isReadable(page) ? [] : [setting('palette')]),
      text: 'The colors have enough contrast to be read: at least 4.5:1.',
      reason: 'contrast-too-low',
    },
    footerPoint(of('footer'), forms.length > 0 || page.goal === 'pre-order'),
    {
      id: 'pictures',
      ...todo(
        silent(
          blocks.filter((block) => says(block, 'picture')),
          'alt',
        ),
      ),
      text: 'Each image has a description.',
    },
    ...(drawn ? [sharpness(of('hero', 'picture'), drawn)] : []),
    {
      id: 'quotes',
      ...todo(of('quote').flatMap((quote) => (quote.fields['consent'] === true ? [] : [at(quote, 'consent')]))),
      text: 'Everyone quoted has agreed. Other quotes aren’t shown.',
    },
    {
      id: 'unwritten',
      ...todo(unwrittenIn(page)),
      text: 'Each block has something to say. Visitors don’t see empty ones.',
      isEmpty: true,
    },
    ...(templateWordsIn ? [ownWords(page, blocks, templateWordsIn)] : []),
    ...(drawn ? [weight(drawn)] : []),
    ...(sizeOf(blocks) > pageLimits.size ? [tooLarge] : []),
  ];
}

const at = (block: Block, field: string) => ({ kind: 'field' as const, block, field });
const setting = (name: Extract<PagePlace, { kind: 'setting' }>['setting']): PagePlace => ({
  kind: 'setting',
  setting: name,
});
const missing = (block: SectionKind): PagePlace => ({ kind: 'missing', block });

/** Met as soon as there is no place left where something is to be done. */
const todo = (places: readonly PagePlace[]): Pick<PagePoint, 'isMet' | 'places'> => ({
  isMet: places.length === 0,
  ...(places.length > 0 && { places }),
});

const silent = (blocks: readonly Block[], field: string): readonly PagePlace[] =>
  blocks.flatMap((block) => (says(block, field) ? [] : [at(block, field)]));

/** Places where a block, or an item of one, is empty as a template or a founder has left it. */
function unwrittenIn(page: Page): readonly PagePlace[] {
  const isShown = isShownIn(page);
  return outlineOf(page).flatMap(({ block, items }) =>
    isShown(block)
      ? [
          ...fieldsLeft(block).map((field) => at(block, field)),
          ...items
            .filter(isShown)
            .flatMap((item, n) => fieldsLeft(item).map((field): PagePlace => ({ ...at(item, field), nth: n + 1 }))),
        ]
      : [],
  );
}

/** Fields in which a block is still to be written. A question is no use without its answer. */
function fieldsLeft(block: Block): readonly string[] {
  if (block.kind === 'question') return ['heading', 'body'].filter((field) => !says(block, field)).slice(0, 1);
  const fields = blockKindOf(block.kind)?.says ?? [];
  return fields.some((field) => says(block, field)) ? [] : fields.slice(0, 1);
}

const filled = (id: 'heading' | 'price', blocks: readonly Block[], text: string): PagePoint => ({
  ...{ id, ...todo(silent(blocks, id)), text, isEmpty: true },
});

/** One footer says it all, whichever. A page that asks for nothing has nothing to say of what is sent. */
function footerPoint(footers: readonly Block[], asksSomebody: boolean): PagePoint {
  const wanted = ['who', 'contact', ...(asksSomebody ? ['privacy'] : [])];
  const [first] = footers;
  const isSaid = footers.some((footer) => wanted.every((field) => says(footer, field)));
  const places = isSaid ? [] : first ? wanted.flatMap((field) => silent([first], field)) : [missing('footer')];
  return {
    id: 'privacy',
    ...todo(places),
    text: asksSomebody
      ? 'The footer says who’s behind the page, how to reach them, and what happens to what people send.'
      : 'The footer says who’s behind the page, and how to reach them.',
    isEmpty: true,
  };
}

/** Whether the words of templates are what visitors expect there on any page, such as "Prices" over prices. */
const isPlain = ({ kind }: Block, field: string): boolean =>
  kind === 'plan' || field === 'consent' || (field === 'heading' && (kind === 'pricing' || kind === 'faq'));

function ownWords(
  { theme }: Pick<Page, 'theme'>,
  blocks: readonly Block[],
  wordsIn: (block: Block) => readonly string[],
): PagePoint {
  const isSeen = (block: Block, field: string) =>
    !isPlain(block, field) && (field !== 'button' || !isPageTheme(theme) || !showsForm(blocks, block));
  return {
    id: 'words',
    ...todo(
      blocks.flatMap((block) =>
        wordsIn(block)
          .filter((field) => isSeen(block, field))
          .map((field) => at(block, field)),
      ),
    ),
    text: 'The words are your own, not the ones every page begins with.',
  };
}

/** Small pictures beside a text are sharp enough. */
const sharpness = (blocks: readonly Block[], { widthOf }: DrawnPage): PagePoint => ({
  id: 'sharpness',
  ...todo(
    blocks.flatMap((block) => {
      const { picture } = block.fields;
      const width = typeof picture === 'string' ? widthOf(picture) : undefined;
      return width === undefined || width >= advised.pictureWidth ? [] : [at(block, 'picture')];
    }),
  ),
  text: 'Large pictures are at least 960 pixels wide, so that they stay sharp.',
});

const weight = ({ bytes }: DrawnPage): PagePoint => ({
  id: 'weight',
  isMet: bytes <= advised.bytes,
  text: 'Without pictures, the page takes at most 14 KB to load, so that it’s there at once on slow phones.',
});

/** Nobody comes near it by writing: not worth a point to whoever does not. */
const tooLarge: PagePoint = {
  id: 'size',
  isMet: false,
  text: 'The page has at most 500,000 characters, so that phones can load it.',
  reason: 'page-full',
};

const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0);

/** Why it can't be published; undefined if it can. */
export const publishingFault = (page: Page): Rejection | undefined => faultIn(pagePoints(page));

/**
 * Lists the blocks that a version shows, as they stand on the page. One without a version B shows none of its blocks.
 */
function shownBlocks(page: Page): readonly Block[] {
  const isShown = isShownIn(page);
  return outlineOf(page).flatMap(({ block, items }) => (isShown(block) ? [block, ...items.filter(isShown)] : []));
}

const isShownIn =
  ({ hasVersionB }: Pick<Page, 'hasVersionB'>) =>
  (block: Block): boolean =>
    hasVersionB || block.in !== 'b';
