import { questionMeaningKey } from '#domain/survey/asked-questions.ts';
import { journey } from '#domain/survey/journey.ts';
import { asks, asksForFile, type Question } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { outsideAddress, ownAddress } from '../page/address.ts';
import { type Attributes, element, type Markup, type MarkupElement, type Tag } from '../page/markup.ts';
import type { PageContext } from '../page/page-context.ts';
import { questionFields } from './question-fields.ts';
import { currencySign, surveyField } from './survey-document.ts';
import type { SurveyTexts } from './texts/survey-texts.ts';
import { withLanguages } from './with-languages.ts';

/** A survey whose first question a page shows. */
export interface EmbeddedSurvey {
  readonly surveyId: string;
  readonly content: SurveyContent;
  readonly texts: SurveyTexts;
  /** Where surveys are, if the page is at another origin. */
  readonly origin?: string | undefined;
}

/** The question that a survey begins with; undefined if it begins with a text, or asks for a file: a page takes none. */
export function firstQuestion(content: SurveyContent): Question | undefined {
  const { current } = journey(content, {});
  return current && asks(current) && !asksForFile(current) ? current : undefined;
}

/** By which a survey knows that it still asks as a page has shown it. */
export const askedMark = (question: Question, currency: string): string =>
  sha256(questionMeaningKey(question, currency)).slice(0, 16);

/**
 * The first question on a page, whose answer goes on to the survey: a form with the token of the page's visit. `id` is what
 * its own ids begin with, `image` finds an image of the page. Undefined if there is no question to begin with.
 */
export function embeddedQuestion(
  { surveyId, content, texts, origin }: EmbeddedSurvey,
  { slug, id, image }: { readonly slug: string; readonly id: string; readonly image: PageContext['image'] },
): MarkupElement | undefined {
  const question = firstQuestion(content);
  const path = ownAddress('s', surveyId);
  const action = origin === undefined ? path : outsideAddress(`${origin}${path}`);
  if (!question || !action) return undefined;
  const { title, help } = question;
  const fields = questionFields({
    ...{ question, title, help, texts, consent: content.consent, currency: currencySign(content, texts) },
    ...{ values: () => [], problem: undefined, image: question.picture ? image(question.picture) : undefined },
  });
  const hidden = (name: string, value: string) => element('input', { type: 'hidden', name, value });
  return element(
    'form',
    { class: 'p-asked', method: 'post', action },
    element('input', { type: 'hidden', name: surveyField.token, value: { before: '' } }),
    hidden(surveyField.page, slug),
    hidden(surveyField.question, question.id),
    hidden(surveyField.asked, askedMark(question, content.currency)),
    ...fields.map((field) => onPage(withLanguages(field), id)),
    element(
      'div',
      { class: 'p-trap', 'aria-hidden': 'true' },
      element('label', { for: `${id}-${surveyField.trap}` }, 'Website'),
      element('input', {
        ...{ id: `${id}-${surveyField.trap}`, type: 'text', name: surveyField.trap, tabindex: -1, autocomplete: 'off' },
      }),
    ),
    element('button', { class: 'p-button', type: 'submit' }, texts.next),
    element('p', { class: 'p-small' }, texts.privacy),
  );
}

/** Names of the same parts in the sheets of pages. */
const classes: Readonly<Record<string, string>> = {
  check: 'p-check',
  points: 'p-points',
  field: 'p-field',
  help: 'p-prose',
  row: 'p-row',
  scale: 'p-scale',
  other: 'p-other',
  picture: 'p-asked-picture',
  problem: 'p-problem',
  'text day': 'p-day',
};

/** The same as a part of a page: with ids of its own, and below the heading of its section. */
function onPage(markup: MarkupElement, prefix: string): MarkupElement {
  const { tag, attributes, children } = markup;
  const own = (id: string) => `${prefix}-${id}`;
  const { id, for: named, class: name, 'aria-describedby': by } = attributes;
  const changed: Attributes = {
    ...(id !== undefined && { id: own(id) }),
    ...(named !== undefined && { for: own(named) }),
    ...(by !== undefined && { 'aria-describedby': by.split(' ').map(own).join(' ') }),
  };
  const { class: _, ...rest } = attributes;
  const inPage = name === undefined ? undefined : classes[name];
  return {
    ...markup,
    tag: tag === 'h1' ? ('h3' satisfies Tag) : tag,
    attributes: { ...rest, ...(inPage !== undefined && { class: inPage }), ...changed },
    children: children.map((child: Markup) => (typeof child === 'string' ? child : onPage(child, prefix))),
  };
}
