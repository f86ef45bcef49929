import type { IntakeEntry } from '../intake/intake.ts';
import { guardCell } from '../transfer/formula-guard.ts';
import type { AnswerFile } from './answer-file.ts';
import { type AnswerWords, answerText } from './answer-text.ts';
import { withPipesNamed } from './pipes.ts';
import { traitsOf } from './question-kinds.ts';
import { titleOf } from './route-text.ts';
import { type Answer, asks, asksForAddress, type OnceRule, type Question } from './survey.ts';
import type { ResponseEntry } from './survey-response.ts';
import type { CountedQuestion } from './survey-results.ts';

/** Unit that may respond only once, by rule; empty if there is no limit. */
const onePer: Readonly<Record<OnceRule, string>> = {
  anyone: '',
  visitor: 'browser and day',
  address: 'email',
  link: 'link',
};

const columns = ['Received', 'Version', 'Source', 'Language', 'One per', 'Email', 'Excluded because'];

/**
 * One row a response, in the order in which they came: a table with a row of headers, guarded for spreadsheets. A question
 * has a column for each way in which it was asked, filled by those who were asked like this; one that asks for several
 * prices, ranks or rows has a column for each of them, and one that asks for a file has one for its address, if `addressOf`
 * says where it is.
 */
export function responseRows(
  questions: readonly CountedQuestion[],
  responses: readonly ResponseEntry[],
  wordsFor: (question: CountedQuestion) => AnswerWords,
  addressOf?: AddressOfFile,
): readonly (readonly string[])[] {
  const answers = answerColumns(questions, wordsFor, addressOf);
  const rows = [...responses]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((entry) => {
      const { receivedAt, publishedVersion, source, email, excludedFor, response } = entry;
      return [
        ...[receivedAt, `${publishedVersion}`, source, response.language],
        ...[onePer[response.once], email, excludedFor ?? ''],
        ...answers.map(({ cellOf }) => cellOf(entry)),
      ];
    });
  return [[...columns, ...answers.map(({ name }) => name)], ...rows].map((row) => row.map(guardCell));
}

/** Where a file can be read; it is asked for none of somebody who was erased. */
export type AddressOfFile = (file: AnswerFile) => string;

/** A column of answers; unguarded. */
export interface AnswerColumn {
  readonly name: string;
  /** Empty for an entry that does not answer it. */
  readonly cellOf: (entry: IntakeEntry) => string;
}

/** Columns of a survey's answers: by the wording of the questions, with earlier answers named. */
export const answerColumns = (
  questions: readonly CountedQuestion[],
  wordsFor: (question: CountedQuestion) => AnswerWords,
  addressOf?: AddressOfFile,
): readonly AnswerColumn[] =>
  questions
    .filter((question) => asks(question) && !asksForAddress(question))
    .flatMap((question) => {
      const title = withPipesNamed(titleOf(question), questions);
      const spoken = wordsFor(question);
      return partsOf(question, addressOf).map(({ name, textOf }) => ({
        name: name === '' ? title : `${title}: ${name}`,
        cellOf: (entry: IntakeEntry): string => {
          const answer = answerIn(question, entry);
          return answer === undefined ? '' : textOf(answer, spoken, entry);
        },
      }));
    });

interface AnswerPart {
  readonly name: string;
  readonly textOf: (answer: Answer, words: AnswerWords, entry: IntakeEntry) => string;
}

/** Parts of the answer to a question that have a column each. */
function partsOf(question: Question, addressOf?: AddressOfFile): readonly AnswerPart[] {
  const form = traitsOf(question).answer;
  if (form === 'prices')
    return priceNames.map((name, n) => ({ name, textOf: (answer, words) => moneyText(answer, n, words) }));
  if (form === 'order' && question.options.length > 0)
    return question.options.map(({ id, label }) => ({ name: label, textOf: (answer) => rankText(answer, id) }));
  if (form === 'rows')
    return (question.rows ?? []).map(({ id, label }) => ({
      name: label,
      textOf: (answer) => rowText(question, answer, id),
    }));
  if (form === 'file' && addressOf)
    return [
      { name: '', textOf: (answer, words) => answerText(question, answer, words) },
      {
        name: 'Address',
        textOf: (answer, _, { erased }) =>
          !erased && typeof answer === 'object' && 'file' in answer ? addressOf(answer.file) : '',
      },
    ];
  // As a spreadsheet reads it, in whatever language it is.
  if (form === 'day') return [{ name: '', textOf: (answer) => (typeof answer === 'string' ? answer : '') }];
  return [{ name: '', textOf: (answer, words) => answerText(question, answer, words) }];
}

const priceNames = ['Too cheap', 'A bargain', 'Expensive', 'Too expensive'];

function moneyText(answer: Answer, n: number, words: AnswerWords): string {
  const price = typeof answer === 'object' && 'prices' in answer ? answer.prices[n] : undefined;
  return price === undefined ? '' : words.money(price);
}

function rowText({ options }: Question, answer: Answer, row: string): string {
  const isChosen = typeof answer === 'object' && 'rows' in answer && Object.hasOwn(answer.rows, row);
  const chosen = isChosen ? answer.rows[row] : undefined;
  return options.find(({ id }) => id === chosen)?.label ?? '';
}

const rankText = (answer: Answer, id: string): string =>
  Array.isArray(answer) && answer.includes(id) ? `${answer.indexOf(id) + 1}` : '';

function answerIn({ id, versions }: CountedQuestion, { publishedVersion, response }: IntakeEntry): Answer | undefined {
  if (!response || versions?.includes(publishedVersion) === false) return undefined;
  const { words, choices } = response;
  const choice = Object.hasOwn(choices, id) ? choices[id] : undefined;
  if (Object.hasOwn(words, id) && (typeof choice === 'string' || Array.isArray(choice)))
    return { chosen: [choice].flat(), other: words[id] ?? '' };
  return Object.hasOwn(words, id) ? words[id] : Object.hasOwn(choices, id) ? choices[id] : undefined;
}
