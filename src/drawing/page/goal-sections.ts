import { goalOfPlan } from '#domain/page/form-in.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { partAddress } from './address.ts';
import { doorForm, personForm } from './entry-form.ts';
import { image, itemHeading, line, sectionHeading } from './fields.ts';
import { heroVisual } from './hero-visual.ts';
import { drawnOf, element, type MarkupElement } from './markup.ts';
import type { DrawSection, HeldForm, SectionContext } from './page-context.ts';
import { richText } from './rich-text.ts';

export const drawHero: DrawSection = (block, context) => [
  element(
    'div',
    { class: 'p-words' },
    sectionHeading(block, context),
    richText(block, 'body'),
    context.formHere ? heldForm(context.formHere, context) : heroButton(block, context),
  ),
  isPageTheme(context.content.theme) ? heroVisual(block, context) : image(block, context, 'half', true),
];

/** The form of the page where its headline is: the same form, with what belongs to it. */
function heldForm({ block, id }: HeldForm, context: SectionContext): MarkupElement {
  const { goal, button } = formOf(block, context);
  return personForm({ block, id, goal, button }, context);
}

/** Leads to where the page’s goal is reached, or is the fake door itself. */
function heroButton(block: ContentBlock, context: SectionContext): MarkupElement | undefined {
  const { form, pricing, content, id } = context;
  const button = textOf(block, 'button');
  const target = content.goal === 'sign-up' ? (form ?? pricing) : (pricing ?? form);
  if (button === '') return undefined;
  if (target !== undefined) return drawnOf(block.id, 'button', linkTo(target, button));
  return content.goal === 'fake-door' ? doorForm({ block, id, goal: 'fake-door', button }, context) : undefined;
}

const linkTo = (id: string, text: string): MarkupElement =>
  element('a', { class: 'p-button', href: partAddress(id) }, text);

function formOf(block: ContentBlock, { content }: SectionContext) {
  const goal = content.goal === 'pre-order' ? ('pre-order' as const) : ('sign-up' as const);
  return { goal, button: textOf(block, 'button') || wordsOf(content).button[goal] };
}

export const drawForm: DrawSection = (block, context) => {
  const { goal, button } = formOf(block, context);
  if (context.formIn !== undefined)
    return [
      sectionHeading(block, context),
      richText(block, 'body'),
      drawnOf(block.id, 'button', linkTo(context.formIn, button)),
    ];
  return [
    sectionHeading(block, context),
    richText(block, 'body'),
    goal === 'pre-order' ? noCharge(context) : undefined,
    personForm({ block, id: context.id, goal, button }, context),
  ];
};

/** No field asks for a card: a pre-order counts the wish. */
const noCharge = ({ content }: SectionContext): MarkupElement => element('p', {}, wordsOf(content).noCharge);

export const drawPricing: DrawSection = (block, context) => [
  sectionHeading(block, context),
  richText(block, 'body'),
  block.items.length === 0
    ? undefined
    : element(
        'ul',
        { class: block.items.length === 1 ? 'p-list p-one' : 'p-list', role: 'list' },
        ...block.items.map((item, n) => plan(item, n, block, context)),
      ),
];

function plan(item: ContentBlock, n: number, section: ContentBlock, context: SectionContext): MarkupElement {
  const isMarked = textOf(item, 'look') === 'marked';
  const isPriced = textOf(item, 'price') !== '' || textOf(item, 'period') !== '';
  return drawnOf(
    item.id,
    undefined,
    element(
      'li',
      isMarked ? { class: 'p-marked' } : {},
      itemHeading(item, section),
      isPriced
        ? element('p', { class: 'p-price' }, line(item, 'price', 'strong'), ' ', line(item, 'period', 'span'))
        : undefined,
      richText(item, 'body'),
      ...planForm(item, `${context.id}i${n + 1}`, context),
    ),
  );
}

function planForm(item: ContentBlock, id: string, context: SectionContext): readonly MarkupElement[] {
  const goal = goalOfPlan(item);
  const button = textOf(item, 'button') || wordsOf(context.content).button[goal];
  if (goal === 'fake-door') return [doorForm({ block: item, id, goal, button }, context)];
  if (goal === 'sign-up' && context.form !== undefined)
    return [drawnOf(item.id, 'button', linkTo(context.form, button))];
  return [
    element(
      'details',
      { class: 'p-order', open: context.rejected?.form === item.id },
      drawnOf(item.id, 'button', element('summary', { class: 'p-button' }, button)),
      goal === 'pre-order' ? noCharge(context) : undefined,
      personForm({ block: item, id, goal, button }, context),
    ),
  ];
}
