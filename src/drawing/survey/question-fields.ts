import { fileLimits } from '#domain/survey/answer-file.ts';
import { acceptedTypes, fileText, largestFile } from '#domain/survey/file-text.ts';
import { fileOfValues } from '#domain/survey/file-values.ts';
import { answerLimits } from '#domain/survey/fits.ts';
import { pointsIn } from '#domain/survey/point-scale.ts';
import type { QuestionKind } from '#domain/survey/question-kinds.ts';
import {
  answerName,
  consentName,
  emailName,
  fileField,
  otherName,
  priceName,
  rankName,
  removeName,
  rowName,
  type SentValues,
} from '#domain/survey/read-answer.ts';
import { asks, ellisOptions, type Option, type Question } from '#domain/survey/survey.ts';
import { type Child, element, type MarkupElement } from '../page/markup.ts';
import type { PageImage } from '../page/page-context.ts';
import { pictureElement } from '../page/picture-element.ts';
import type { SurveyTexts } from './texts/survey-texts.ts';

export interface FieldsView {
  readonly question: Question;
  /** The question's text as it is asked, with earlier answers in it. */
  readonly title: string;
  readonly help: string;
  /** The image that is asked about; undefined also while it is on its way. */
  readonly image: PageImage | undefined;
  readonly texts: SurveyTexts;
  readonly values: SentValues;
  /** The problem with the answer, in words. */
  readonly problem: string | undefined;
  /** Text that somebody who leaves an address agrees to. */
  readonly consent: string;
  /** The sign of the currency in which prices are asked for. */
  readonly currency: string;
}

/** The first field of every question: where the list of problems leads. */
export const firstField = 'answer';
const problemId = 'problem';
const helpId = 'help';

/** Fields by which the questions of a kind are answered, and a text for all of them that stands below the help. */
interface DrawnKind {
  readonly fields: (view: FieldsView) => readonly MarkupElement[];
  readonly note?: (view: FieldsView) => string;
}

const onePoint: DrawnKind['fields'] = (view) => {
  const points = pointsIn(view.question).map((point) => ({ id: `${point}`, label: `${point}` }));
  return [grouped(view, [element('div', { class: 'points' }, ...choices(view, 'radio', points))])];
};
const onlyText: DrawnKind['fields'] = (view) => [
  element('h1', { dir: 'auto' }, view.title),
  ...helpOf(view),
  ...pictureOf(view),
];

const drawnKinds: Readonly<Record<QuestionKind, DrawnKind>> = {
  short: { fields: (view) => labelled(view, textField(view, { maxlength: answerLimits.short })) },
  long: { fields: (view) => labelled(view, longField(view)) },
  'one-of': { fields: (view) => [grouped(view, choices(view, 'radio', view.question.options))] },
  'some-of': {
    fields: (view) => [grouped(view, choices(view, 'checkbox', view.question.options))],
    note: ({ texts }) => texts.chooseMany,
  },
  nps: { fields: onePoint, note: ({ texts }) => texts.npsEnds },
  ellis: {
    fields: (view) => {
      const spoken = ellisOptions.map(({ id }) => ({ id, label: view.texts.ellis[id as 'very'] }));
      return [grouped(view, choices(view, 'radio', spoken))];
    },
  },
  rating: { fields: onePoint },
  matrix: {
    fields: (view) => [
      grouped(
        view,
        (view.question.rows ?? []).map((row, place) => rowField(view, row.label, place)),
      ),
    ],
  },
  ranking: {
    fields: (view) => [
      grouped(
        view,
        view.question.options.map((option, place) => rankField(view, option, place)),
      ),
    ],
  },
  price: {
    fields: (view) => [
      grouped(
        view,
        view.texts.prices.map((label, place) => priceField(view, label, place)),
      ),
    ],
  },
  number: { fields: (view) => labelled(view, textField(view, { inputmode: 'decimal' })) },
  date: { fields: (view) => labelled(view, dayField(view)) },
  email: { fields: (view) => [grouped(view, emailFields(view))] },
  file: { fields: fileFields, note: (view) => view.texts.fileNote(largestFile(numbersIn(view))) },
  statement: { fields: onlyText },
  end: { fields: onlyText },
};

/** The question with what it is answered by. Its heading is the label, or the legend, of its fields. */
export const questionFields = (view: FieldsView): readonly MarkupElement[] =>
  drawnKinds[view.question.kind].fields(view);

const isOptional = ({ question }: FieldsView): boolean => asks(question) && !question.required;

const heading = (view: FieldsView): string =>
  isOptional(view) ? `${view.title} (${view.texts.optional})` : view.title;

/** The paragraph below the heading. */
function helpOf(view: FieldsView): readonly MarkupElement[] {
  const { question, help } = view;
  const { note } = drawnKinds[question.kind];
  const lines = [help, note?.(view) ?? ''].filter((line) => line !== '').join('\n');
  return lines === '' ? [] : [element('p', { id: helpId, class: 'help', dir: 'auto' }, lines)];
}

/** The image of a question, as wide as its text. */
export function pictureOf({ question, image }: Pick<FieldsView, 'question' | 'image'>): readonly MarkupElement[] {
  const look = { alt: question.alt ?? '', sizes: '(min-width: 44rem) 37rem, 94vw', isAbove: true, name: 'picture' };
  const drawn = pictureElement(image, look);
  return drawn ? [drawn] : [];
}

const problemOf = ({ problem }: FieldsView): Child =>
  problem === undefined ? undefined : element('p', { id: problemId, class: 'problem' }, problem);

/** ARIA attributes that make a screen reader read help and problem out with a field. */
function described(view: FieldsView): { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: 'true' } {
  const ids = [...(helpOf(view).length > 0 ? [helpId] : []), ...(view.problem === undefined ? [] : [problemId])];
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(view.problem !== undefined && { 'aria-invalid': 'true' }),
  };
}

const labelled = (view: FieldsView, ...fields: readonly Child[]): readonly MarkupElement[] =>
  [
    element('h1', { dir: 'auto' }, element('label', { for: firstField }, heading(view))),
    ...helpOf(view),
    ...pictureOf(view),
    problemOf(view),
    ...fields,
  ].filter((child) => child !== undefined) as readonly MarkupElement[];

function grouped(view: FieldsView, fields: readonly MarkupElement[]): MarkupElement {
  const { 'aria-describedby': ids } = described(view);
  return element(
    'fieldset',
    ids === undefined ? {} : { 'aria-describedby': ids },
    element('legend', {}, element('h1', { dir: 'auto' }, heading(view))),
    ...helpOf(view),
    ...pictureOf(view),
    problemOf(view),
    ...fields,
  );
}

const only = ({ values }: FieldsView, name: string): string => values(name)[0] ?? '';

const textField = (
  view: FieldsView,
  more: { readonly inputmode: 'decimal' } | { readonly maxlength: number },
): MarkupElement =>
  element('input', {
    ...{ id: firstField, name: answerName, type: 'text', class: 'text', autocomplete: 'off', dir: 'auto' },
    ...more,
    value: only(view, answerName),
    ...described(view),
  });

/** A browser without a field for days shows one for a text, which takes a day as it is sent. */
const dayField = (view: FieldsView): MarkupElement =>
  element('input', {
    ...{ id: firstField, name: answerName, type: 'date', class: 'text day', autocomplete: 'off' },
    value: only(view, answerName),
    ...described(view),
  });

const longField = (view: FieldsView): MarkupElement =>
  element(
    'textarea',
    {
      ...{ id: firstField, name: answerName, class: 'text', dir: 'auto', rows: 6, maxlength: answerLimits.long },
      ...described(view),
    },
    // The first line's end in a text area is left out by a parser.
    `\n${only(view, answerName)}`,
  );

function choices(view: FieldsView, type: 'radio' | 'checkbox', options: readonly Option[]): readonly MarkupElement[] {
  const chosen = new Set(view.values(answerName));
  return options.flatMap(({ id: value, label, other }, place) => {
    const id = place === 0 ? firstField : `${firstField}-${place + 1}`;
    const choice = element(
      'div',
      { class: 'check' },
      element('input', { id, type, name: answerName, value, checked: chosen.has(value) }),
      element('label', { for: id, dir: 'auto' }, label),
    );
    return other ? [choice, otherField(view)] : [choice];
  });
}

/** A text beneath “Other”. */
const otherField = (view: FieldsView): MarkupElement =>
  element(
    'div',
    { class: 'other' },
    element('label', { for: otherName }, view.texts.other),
    element('input', {
      ...{ id: otherName, name: otherName, type: 'text', class: 'text', autocomplete: 'off', dir: 'auto' },
      ...{ maxlength: answerLimits.short, value: only(view, otherName) },
    }),
  );

function rankField(view: FieldsView, { label }: Option, place: number): MarkupElement {
  const id = place === 0 ? firstField : `${firstField}-${place + 1}`;
  const name = rankName(place);
  const chosen = only(view, name);
  const ranks = view.question.options.map((_, n) =>
    element('option', { value: `${n + 1}`, selected: chosen === `${n + 1}` }, `${n + 1}`),
  );
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, element('span', { dir: 'auto' }, label), `: ${view.texts.rank}`),
    element('select', { id, name }, element('option', { value: '' }, view.texts.notRanked), ...ranks),
  );
}

/** A row of a matrix: what it is about, and the options beside each other as far as there is room. */
function rowField(view: FieldsView, label: string, row: number): MarkupElement {
  const name = rowName(row);
  const chosen = only(view, name);
  const options = view.question.options.map(({ id: value, label: said }, place) => {
    const id = row === 0 && place === 0 ? firstField : `${firstField}-${row + 1}-${place + 1}`;
    return element(
      'div',
      { class: 'check' },
      element('input', { id, type: 'radio', name, value, checked: chosen === value }),
      element('label', { for: id, dir: 'auto' }, said),
    );
  });
  return element(
    'fieldset',
    { class: 'row' },
    element('legend', { dir: 'auto' }, label),
    element('div', { class: 'scale' }, ...options),
  );
}

function priceField(view: FieldsView, label: string, place: number): MarkupElement {
  const id = place === 0 ? firstField : `${firstField}-${place + 1}`;
  const name = priceName(place);
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, `${label} (${view.currency})`),
    element('input', {
      ...{ id, name, type: 'text', class: 'text', inputmode: 'decimal', autocomplete: 'off' },
      value: only(view, name),
      ...(view.problem !== undefined && { 'aria-invalid': 'true' }),
    }),
  );
}

const numbersIn = ({ texts }: FieldsView): ((value: number) => string) => new Intl.NumberFormat(texts.lang).format;

/** A file that was sent before stays unless another one is chosen, or it is taken back. */
function fileFields(view: FieldsView): readonly MarkupElement[] {
  const file = fileOfValues(view.values(fileField));
  const kept = file && file.bytes <= fileLimits.file ? file : undefined;
  return labelled(
    view,
    kept && element('p', { class: 'kept' }, view.texts.fileKept(fileText(kept, numbersIn(view)))),
    element('input', {
      ...{ id: firstField, name: fileField, type: 'file', class: 'text file', accept: acceptedTypes.join(',') },
      ...described(view),
    }),
    kept && !view.question.required
      ? element(
          'div',
          { class: 'check' },
          element('input', { id: removeName, type: 'checkbox', name: removeName, value: 'yes' }),
          element('label', { for: removeName }, view.texts.fileRemove),
        )
      : undefined,
  );
}

function emailFields(view: FieldsView): readonly MarkupElement[] {
  const isGiven = only(view, consentName) === 'yes';
  return [
    element(
      'div',
      { class: 'field' },
      element('label', { for: firstField }, view.texts.email),
      element('input', {
        ...{ id: firstField, name: emailName, type: 'text', class: 'text', autocomplete: 'email' },
        ...{ inputmode: 'email', spellcheck: 'false', autocapitalize: 'none' },
        ...{ maxlength: answerLimits.email, value: only(view, emailName) },
        ...(view.problem !== undefined && { 'aria-invalid': 'true' }),
      }),
    ),
    element(
      'div',
      { class: 'check' },
      element('input', { id: consentName, type: 'checkbox', name: consentName, value: 'yes', checked: isGiven }),
      element('label', { for: consentName, dir: 'auto' }, view.consent),
    ),
  ];
}
