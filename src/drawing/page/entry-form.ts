import { entryField } from '#domain/page/entry-fields.ts';
import type { PageGoal, PageSettings } from '#domain/page/page.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { nameIn } from '#domain/page/page-name.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { ownAddress, withFragment } from './address.ts';
import { drawnOf, element, type MarkupElement } from './markup.ts';
import type { SectionContext } from './page-context.ts';
import { problemOf, qualifierField } from './qualifier-field.ts';

/** Where what is sent is answered: focus goes there without any script, since it is a fragment of the answer. */
export const answerId = 'answer';

interface Form {
  /** The block whose form it is, and the id that its own begin with. */
  readonly block: ContentBlock;
  readonly id: string;
  readonly goal: PageGoal;
  readonly button: string;
}

const posted = (slug: string) => ({ method: 'post', action: withFragment(ownAddress('p', slug), answerId) }) as const;

const hidden = (name: string, value: string) => element('input', { type: 'hidden', name, value });

const carried = ({ block, goal }: Pick<Form, 'block' | 'goal'>): readonly MarkupElement[] => [
  element('input', { type: 'hidden', name: entryField.token, value: { before: '' } }),
  hidden(entryField.goal, goal),
  hidden(entryField.form, block.id),
];

const submit = ({ block, button }: Form): MarkupElement =>
  drawnOf(block.id, 'button', element('button', { class: 'p-button', type: 'submit' }, button));

/** A button that counts by itself: a fake door asks for nothing. */
export const doorForm = (form: Form, { content }: SectionContext): MarkupElement =>
  element('form', { class: 'p-door', ...posted(content.slug) }, ...carried(form), submit(form));

/** Asks whoever has pressed a fake door once more: what is pressed twice was meant. */
export const doorQuestion = (
  block: ContentBlock,
  page: Pick<PageSettings, 'slug' | 'language'>,
): readonly MarkupElement[] => [
  element(
    'form',
    { class: 'p-door', ...posted(page.slug) },
    ...carried({ block, goal: 'fake-door' }),
    element('button', { class: 'p-button', type: 'submit' }, answersOf(page).door.button),
  ),
];

/** A form that asks for an email, with the questions of its block. */
export function personForm(form: Form, context: SectionContext): MarkupElement {
  const { block, id } = form;
  const { content } = context;
  const questions = block.items.map((item, n) => qualifierField(item, n, id, context, block.id));
  return element(
    'form',
    { class: 'p-form', ...posted(content.slug) },
    ...carried(form),
    emailField(form, context),
    ...questions,
    trap(id, content),
    consentField(form, context),
    submit(form),
    element('p', { class: 'p-small' }, retentionOf(block, context)),
  );
}

function retentionOf(block: ContentBlock, { confirmsPeople, content }: SectionContext): string {
  const words = wordsOf(content);
  if (!confirmsPeople) return words.retention;
  return textOf(block, 'mail').trim() === '' ? words.mailedRetention : words.mailedRetentionOfTwo;
}

function emailField({ block, id }: Form, { rejected, content }: SectionContext): MarkupElement {
  const own = `${id}-${entryField.email}`;
  const problem = problemOf(rejected, block.id, entryField.email, own);
  const sent = rejected?.form === block.id ? rejected.values[entryField.email] : undefined;
  return element(
    'div',
    { class: 'p-field' },
    element('label', { for: own }, wordsOf(content).email),
    problem.text,
    element('input', {
      id: own,
      // The type for addresses refuses what is before the at sign unless it is in ASCII.
      ...{ type: 'text', inputmode: 'email', spellcheck: 'false', autocapitalize: 'none' },
      name: entryField.email,
      autocomplete: 'email',
      maxlength: 254,
      required: true,
      ...(sent === undefined ? {} : { value: sent }),
      ...problem.attributes,
    }),
  );
}

function consentField({ block, id }: Form, { rejected, content }: SectionContext): MarkupElement {
  const own = `${id}-${entryField.consent}`;
  const problem = problemOf(rejected, block.id, entryField.consent, own);
  const isGiven = rejected?.form === block.id && rejected.values[entryField.consent] === 'yes';
  return element(
    'div',
    { class: 'p-field p-check' },
    problem.text,
    element('input', {
      id: own,
      type: 'checkbox',
      name: entryField.consent,
      value: 'yes',
      required: true,
      checked: isGiven,
      ...problem.attributes,
    }),
    drawnOf(block.id, 'consent', element('label', { for: own }, consentText(block, content))),
  );
}

/** Text that a visitor agrees to, word for word. A price has no field for it; a form whose field is empty says nothing. */
export const consentText = (block: ContentBlock, page: Pick<PageSettings, 'title' | 'language'>): string =>
  block.kind === 'form' ? textOf(block, 'consent') : wordsOf(page).consent(nameIn(page.title));

/** Draws a honeypot: a field that people do not see and robots fill in. */
function trap(id: string, page: Pick<PageSettings, 'language'>): MarkupElement {
  const own = `${id}-${entryField.trap}`;
  return element(
    'div',
    { class: 'p-trap', 'aria-hidden': 'true' },
    element('label', { for: own }, wordsOf(page).honeypot),
    element('input', { id: own, type: 'text', name: entryField.trap, tabindex: -1, autocomplete: 'off' }),
  );
}
