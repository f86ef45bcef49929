import type { AddressProblem } from '../intake/address-problem.ts';
import { fileLimits } from './answer-file.ts';
import { fileOfValues, valuesOfFile } from './file-values.ts';
import { answerLimits, fits } from './fits.ts';
import { type AnswerForm, traitsOf } from './question-kinds.ts';
import { type Answer, otherOf, type Question } from './survey.ts';

/** Problem with the answer that was sent for a question. */
export type AnswerProblem =
  | 'missing'
  | 'long'
  | 'number'
  | 'day'
  | 'range'
  | 'choice'
  | 'ranks'
  | 'rows'
  | 'prices'
  | 'email'
  | 'consent'
  | FileProblem
  | AddressProblem;

/** Problem with a file: its size, its kind, its content, or that there is no room for it now. */
export type FileProblem = 'file-large' | 'file-kind' | 'file-unreadable' | 'file-room';

export type ReadAnswer =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Nothing was answered, and nothing must be. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'problem'; readonly problem: AnswerProblem };

/** Values that a form has sent for a field, by its name. */
export type SentValues = (name: string) => readonly string[];

/** How somebody writes numbers. */
export interface NumberWriting {
  readonly decimal: '.' | ',';
  /** How many digits of a price are minor units. */
  readonly digits: number;
}

export const answerName = 'answer';
export const rankName = (option: number): string => `rank-${option + 1}`;
export const rowName = (row: number): string => `row-${row + 1}`;
export const priceName = (place: number): string => `price-${place + 1}`;
/** Name of the field beside “Other”. */
export const otherName = 'other';
export const emailName = 'email';
export const consentName = 'consent';
/** Name of the field for a file; its values say which file there is. */
export const fileField = 'file';
/** Name of the box that takes a file back. */
export const removeName = 'remove';

/** The answer to a question, as its form has sent it. */
export function readAnswer(question: Question, sent: SentValues, writing: NumberWriting): ReadAnswer {
  const form = traitsOf(question).answer;
  if (form === null) return { kind: 'passed' };
  const read = answerIn(form, question, sent, writing);
  if (read === undefined) return question.required ? problem('missing') : { kind: 'passed' };
  if (typeof read === 'object' && 'problem' in read) return problem(read.problem);
  return fits(question, read) ? { kind: 'answer', answer: read } : problem(misfitOf(form, read));
}

const problem = (what: AnswerProblem): ReadAnswer => ({ kind: 'problem', problem: what });

function misfitOf(form: AnswerForm, answer: Answer): AnswerProblem {
  switch (form) {
    case 'line':
    case 'lines':
      return 'long';
    case 'order':
      return 'ranks';
    case 'rows':
      return 'rows';
    case 'day':
      return 'day';
    case 'prices':
      return 'prices';
    case 'address':
      return typeof answer === 'object' && 'email' in answer && !answer.consent ? 'consent' : 'email';
    case 'points':
    case 'number':
      return 'range';
    case 'file':
      return typeof answer === 'object' && 'file' in answer && answer.file.bytes > fileLimits.file
        ? 'file-large'
        : 'file-kind';
    case 'choice':
    case 'choices':
      return typeof answer === 'object' && 'chosen' in answer && answer.other.length > answerLimits.short
        ? 'long'
        : 'choice';
  }
}

/** Undefined if nothing was sent. */
function answerIn(
  form: AnswerForm,
  question: Question,
  sent: SentValues,
  writing: NumberWriting,
): Answer | { readonly problem: AnswerProblem } | undefined {
  const only = (name: string): string => cleaned(sent(name)[0] ?? '');
  const { options } = question;
  const other = otherOf(question)?.id;
  const words = other === undefined ? '' : only(otherName).replace(/\s+/gu, ' ');
  switch (form) {
    case 'line':
      return only(answerName).replace(/\s+/gu, ' ') || undefined;
    case 'day':
    case 'lines':
      return only(answerName) || undefined;
    case 'choice': {
      // Who types and chooses nothing means these words; who chooses another option does not.
      const chosen = only(answerName) || (words === '' ? '' : (other ?? ''));
      if (words !== '' && chosen === other) return { chosen: [chosen], other: words };
      return chosen || undefined;
    }
    case 'choices': {
      const chosen = new Set(sent(answerName));
      if (words !== '' && other !== undefined) return { chosen: [...chosen.add(other)], other: words };
      return chosen.size === 0 ? undefined : [...chosen];
    }
    case 'points':
    case 'number': {
      const typed = only(answerName);
      return typed === '' ? undefined : (numberIn(typed, writing.decimal) ?? { problem: 'number' });
    }
    case 'order': {
      const ranks = options.map((option, place) => ({ id: option.id, rank: only(rankName(place)) }));
      if (ranks.every(({ rank }) => rank === '')) return undefined;
      const places = new Set(ranks.map(({ rank }) => rank));
      const areWhole = options.every((_, place) => places.has(`${place + 1}`));
      return areWhole
        ? ranks.sort((a, b) => Number(a.rank) - Number(b.rank)).map(({ id }) => id)
        : { problem: 'ranks' };
    }
    case 'rows': {
      const chosen = (question.rows ?? []).flatMap(({ id }, place) => {
        const option = only(rowName(place));
        return option === '' ? [] : [[id, option] as const];
      });
      return chosen.length === 0 ? undefined : { rows: Object.fromEntries(chosen) };
    }
    case 'prices': {
      const typed = [0, 1, 2, 3].map((place) => only(priceName(place)));
      if (typed.every((each) => each === '')) return undefined;
      const prices = typed.flatMap((each) => numberIn(each, writing.decimal) ?? []);
      return { prices: prices.map((price) => Math.round(price * 10 ** writing.digits)) };
    }
    case 'address': {
      const email = only(emailName);
      const consent = only(consentName) === 'yes';
      return email === '' && !consent ? undefined : { email, consent };
    }
    case 'file': {
      const values = sent(fileField);
      if (values.length === 0 || (!question.required && only(removeName) === 'yes')) return undefined;
      const file = fileOfValues(values);
      return file ? { file } : { problem: 'file-kind' };
    }
  }
}

/** Without what no store can keep, and lines that end in one way. */
const cleaned = (text: string): string =>
  text
    .slice(0, answerLimits.long * 2)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();

/** A number as people write it; undefined if it is none. `1.234,5` and `1,234.5` are the same. */
export function numberIn(typed: string, decimal: '.' | ','): number | undefined {
  const text = typed.replace(/[\s'’$€£¥%]/gu, '');
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  const other = decimal === '.' ? ',' : '.';
  const areGroups = new RegExp(`^[+-]?\\d{1,3}(\\${other}\\d{3})+(\\${decimal}\\d*)?$`).test(text);
  const mark = areGroups ? decimal : point > comma ? '.' : ',';
  const plain = text.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e-?\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** An answer as its form would send it: to fill a form with what was answered. */
export function sentAs(question: Question, answer: Answer | undefined, writing: NumberWriting): SentValues {
  const values = new Map<string, readonly string[]>();
  if (typeof answer === 'number') values.set(answerName, [`${answer}`.replace('.', writing.decimal)]);
  else if (typeof answer === 'string') values.set(answerName, [answer]);
  else if (answer && 'email' in answer) {
    values.set(emailName, [answer.email]);
    if (answer.consent) values.set(consentName, ['yes']);
  } else if (answer && 'chosen' in answer) {
    values.set(answerName, answer.chosen);
    values.set(otherName, [answer.other]);
  } else if (answer && 'rows' in answer) {
    for (const [n, { id }] of (question.rows ?? []).entries()) {
      const option = Object.hasOwn(answer.rows, id) ? answer.rows[id] : undefined;
      if (option !== undefined) values.set(rowName(n), [option]);
    }
  } else if (answer && 'file' in answer) {
    values.set(fileField, valuesOfFile(answer.file));
  } else if (answer && 'prices' in answer) {
    const written = (price: number) => (price / 10 ** writing.digits).toFixed(writing.digits);
    for (const [n, price] of answer.prices.entries())
      values.set(priceName(n), [written(price).replace('.', writing.decimal)]);
  } else if (answer && traitsOf(question).answer === 'order') {
    for (const [n, { id }] of question.options.entries()) values.set(rankName(n), [`${answer.indexOf(id) + 1}`]);
  } else if (answer) values.set(answerName, answer);
  return (name) => values.get(name) ?? [];
}
