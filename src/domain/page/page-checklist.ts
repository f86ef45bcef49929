import type { Rejection } from '../log/decision.ts';
import { eachPart } from '../log/parts.ts';
import { type CheckedPoint, faultIn } from './checked-point.ts';
import { weakPairs } from './contrast.ts';
import { type Block, type Page, pageLimits } from './page.ts';
import { isSlug } from './slug-of.ts';

type PointId =
  | 'address'
  | 'title'
  | 'goal'
  | 'consent'
  | 'privacy'
  | 'contrast'
  | 'pictures'
  | 'sharpness'
  | 'quotes'
  | 'weight'
  | 'size';

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

/** The points in the order in which a founder goes through them. */
export function pageChecklist(page: Page, drawn?: DrawnPage): readonly CheckedPoint<PointId>[] {
  const blocks = shownBlocks(page);
  const of = (...kinds: readonly string[]): readonly Block[] => blocks.filter(({ kind }) => kinds.includes(kind));
  const forms = of('form');
  const canBeReached = page.goal === 'sign-up' ? forms.length > 0 : of('plan').length > 0 || forms.length > 0;
  const asksSomebody = forms.length > 0 || page.goal === 'pre-order';
  return [
    {
      id: 'address',
      isMet: isSlug(page.slug),
      text: 'The page has an address of 3 to 60 lowercase letters, digits and single hyphens.',
      reason: 'slug-invalid',
    },
    {
      id: 'title',
      isMet: page.title.length <= advised.title,
      text: 'The title has at most 60 characters, so that tabs, search results and shared links show all of it.',
    },
    {
      id: 'goal',
      isMet: canBeReached,
      text: page.goal === 'sign-up' ? 'There’s a sign-up form.' : 'There’s a price, or a form, to click.',
      reason: 'goal-missing',
    },
    {
      id: 'consent',
      isMet: forms.every((form) => says(form, 'consent')),
      text: 'Each form says what people agree to.',
      reason: 'consent-missing',
    },
    {
      id: 'contrast',
      isMet: weakPairs(page.palette).length === 0,
      text: 'The colors have enough contrast to be read: at least 4.5:1.',
      reason: 'contrast-too-low',
    },
    {
      id: 'privacy',
      isMet: !asksSomebody || of('footer').some((footer) => says(footer, 'privacy') && says(footer, 'who')),
      text: 'The footer says who’s behind the page, and what happens to what people send.',
    },
    {
      id: 'pictures',
      isMet: blocks.every((block) => !says(block, 'picture') || says(block, 'alt')),
      text: 'Each image has a description.',
    },
    ...(drawn ? [sharpness(of('hero', 'picture'), drawn)] : []),
    {
      id: 'quotes',
      isMet: of('quote').every((quote) => quote.fields['consent'] === true),
      text: 'Everyone quoted has agreed. Other quotes aren’t shown.',
    },
    ...(drawn ? [weight(drawn)] : []),
    ...(sizeOf(blocks) > pageLimits.size ? [tooLarge] : []),
  ];
}

/** Small pictures beside a text are sharp enough. */
const sharpness = (blocks: readonly Block[], { widthOf }: DrawnPage): CheckedPoint<PointId> => ({
  id: 'sharpness',
  isMet: blocks.every(({ fields: { picture } }) => {
    const width = typeof picture === 'string' ? widthOf(picture) : undefined;
    return width === undefined || width >= advised.pictureWidth;
  }),
  text: 'Large pictures are at least 960 pixels wide, so that they stay sharp.',
});

const weight = ({ bytes }: DrawnPage): CheckedPoint<PointId> => ({
  id: 'weight',
  isMet: bytes <= advised.bytes,
  text: 'Without pictures, the page takes at most 14 KB to load, so that it’s there at once on slow phones.',
});

/** Nobody comes near it by writing: not worth a point to whoever does not. */
const tooLarge: CheckedPoint<PointId> = {
  id: 'size',
  isMet: false,
  text: 'The page has at most 500,000 characters, so that phones can load it.',
  reason: 'page-full',
};

const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0);

/** Why it can't be published; undefined if it can. */
export const publishingFault = (page: Page): Rejection | undefined => faultIn(pageChecklist(page));

/** Lists the live blocks that a version shows. A page without a version B shows none of version B's blocks. */
const shownBlocks = (page: Page): readonly Block[] =>
  [...eachPart(page.blocks)].filter((block) => !block.removed && (page.hasVersionB || block.in !== 'b'));
