import { type AnswerFile, fileLimits, isFileKind } from './answer-file.ts';
import { isCalendarDay } from './calendar-day.ts';
import { scaleOf } from './point-scale.ts';
import { traitsOf } from './question-kinds.ts';
import { type Answer, choicesOf, otherOf, type Question } from './survey.ts';

/** In UTF-16 units. */
export const answerLimits = { short: 300, long: 5000, email: 254 } as const;

/** Whether an answer is one that the question takes. What is not required may be left out, never answered wrongly. */
export function fits(question: Question, answer: Answer): boolean {
  const { options, min, max } = question;
  switch (traitsOf(question).answer) {
    case 'line':
      return isText(answer, answerLimits.short);
    case 'lines':
      return isText(answer, answerLimits.long);
    case 'choice':
      if (isWithWords(question, answer)) return answer.chosen.length === 1;
      return typeof answer === 'string' && choicesOf(question).some(({ id }) => id === answer);
    case 'choices':
      return isWithWords(question, answer) || (isSelection(question, answer) && answer.length > 0);
    case 'order':
      return isSelection(question, answer) && answer.length === options.length;
    case 'rows':
      return isObject(answer) && 'rows' in answer && areOfRows(question, answer.rows);
    case 'points': {
      const scale = scaleOf(question);
      return isWithin(answer, scale.min, scale.max) && Number.isInteger(answer);
    }
    case 'number':
      return isWithin(answer, min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
    case 'day':
      return typeof answer === 'string' && isCalendarDay(answer);
    case 'prices':
      return isObject(answer) && 'prices' in answer && answer.prices.length === 4 && areRising(answer.prices);
    case 'address':
      return (
        isObject(answer) &&
        'email' in answer &&
        answer.consent &&
        /^\S+@\S+\.\S+$/.test(answer.email) &&
        answer.email.length <= answerLimits.email
      );
    case 'file':
      return isObject(answer) && 'file' in answer && isKept(answer.file);
    case null:
      return false;
  }
}

const isKept = ({ kind, bytes }: AnswerFile): boolean =>
  isFileKind(kind) && Number.isInteger(bytes) && bytes > 0 && bytes <= fileLimits.file;

const isText = (answer: Answer, most: number): boolean =>
  typeof answer === 'string' && answer.trim() !== '' && answer.length <= most;

/** Whether options are chosen, and words typed beside the one that takes them. */
function isWithWords(question: Question, answer: Answer): answer is Extract<Answer, { readonly chosen: unknown }> {
  if (!isObject(answer) || !('chosen' in answer)) return false;
  const other = otherOf(question);
  return (
    other !== undefined &&
    isSelection(question, answer.chosen) &&
    answer.chosen.includes(other.id) &&
    isText(answer.other, answerLimits.short)
  );
}

const isObject = (answer: Answer): answer is Extract<Answer, object> & { readonly length?: never } =>
  typeof answer === 'object' && !Array.isArray(answer);

/** Options that there are, each once. */
function isSelection({ options }: Question, answer: Answer): answer is readonly string[] {
  if (!Array.isArray(answer)) return false;
  const known = new Set(options.map(({ id }) => id));
  return new Set(answer).size === answer.length && answer.every((id) => known.has(id));
}

/** Options for rows that there are: for all of them, if the question has to be answered. */
function areOfRows({ options, rows = [], required }: Question, chosen: Readonly<Record<string, string>>): boolean {
  const given = Object.entries(chosen);
  const areKnown = given.every(
    ([row, option]) => rows.some(({ id }) => id === row) && options.some(({ id }) => id === option),
  );
  return areKnown && given.length > 0 && (!required || given.length === rows.length);
}

const isWithin = (answer: Answer, min: number, max: number): answer is number =>
  typeof answer === 'number' && Number.isFinite(answer) && answer >= min && answer <= max;

/** Nobody finds cheap what is dearer than what they find expensive: such answers cannot be drawn as a curve. */
const areRising = (prices: readonly number[]): boolean =>
  prices.every((price, n) => Number.isInteger(price) && price >= 0 && price >= (prices[n - 1] ?? 0));
