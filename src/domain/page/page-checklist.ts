import type { Rejection } from '../log/decision.ts';
import { eachPart } from '../log/parts.ts';
import { type CheckedPoint, faultIn } from './checked-point.ts';
import { weakPairs } from './contrast.ts';
import { type Block, type Page, pageLimits } from './page.ts';
import { isSlug } from './page-rules.ts';

type PointId = 'address' | 'goal' | 'consent' | 'privacy' | 'contrast' | 'pictures' | 'quotes' | 'size';

const says = (block: Block, field: string): boolean => {
  const value = block.fields[field];
  return typeof value === 'string' && value.trim() !== '';
};

/** The points in the order in which a founder goes through them. */
export function pageChecklist(page: Page): readonly CheckedPoint<PointId>[] {
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
      text: 'Each picture has a description.',
    },
    {
      id: 'quotes',
      isMet: of('quote').every((quote) => quote.fields['consent'] === true),
      text: 'Everybody quoted has agreed. Other quotes aren’t shown.',
    },
    ...(sizeOf(blocks) > pageLimits.size ? [tooLarge] : []),
  ];
}

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

/** Those in one of its versions. Who doesn't have a version B shows none of it. */
const shownBlocks = (page: Page): readonly Block[] =>
  [...eachPart(page.blocks)].filter((block) => !block.removed && (page.hasVersionB || block.in !== 'b'));
