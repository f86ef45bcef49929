import type { CountedResponses } from '#domain/responses/count-responses.ts';
import type { ImportedFrom, ResponseTool } from '#domain/responses/response-table.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';
import { encodingLabels } from '#domain/transfer/encoding-labels.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';

const megabytes = (bytes: number): string => `${figureOf(Math.ceil(bytes / 1_000_000))} MB`;
const responses = (count: number): string => countOf(count, 'response');

const tools: Readonly<Record<ResponseTool, string>> = {
  typeform: 'Typeform',
  'google-forms': 'Google Forms',
  tally: 'Tally',
  surveymonkey: 'SurveyMonkey',
};

export const countLabels = {
  open: 'Count a file of responses',
  title: 'Count a file of responses',
  intro: `A CSV export of Typeform, Google Forms, Tally or SurveyMonkey, or any table with one response a row: up to ${responses(transferLimits.ideas)} and ${megabytes(transferLimits.bytes)}. The file stays in this browser; only the two numbers are recorded, with its name and the question.`,
  drop: 'Drop a CSV file here',
  failed: (name: string) => `${name} can’t be counted`,
  reading: (name: string) => `Reading: ${name}`,
  found: (name: string, count: number, tool: ResponseTool | null) =>
    `${name}: ${responses(count)}${tool === null ? '' : `, recognized as an export of ${tools[tool]}`}.`,
  byTime: 'They count in the order in which they came in.',
  byFile: 'No column says when they came in, so they count in the order of the file.',
  leftOut: (count: number) =>
    count === 0 ? '' : `${countOf(count, 'column')} about the response itself ${count === 1 ? 'is' : 'are'} left out.`,
  question: 'Question',
  choose: 'Choose a question',
  yes: 'What counts as a yes',
  any: 'Any answer',
  anyNote: 'A response that leaves it blank counts as a no.',
  these: 'These answers',
  theseNote: 'A response that leaves it blank doesn’t count.',
  answers: 'Answers that count as a yes',
  answer: (answer: string, count: number) => `${answer} (${figureOf(count)})`,
  noAnswers: 'No response has an answer to this question.',
  more: (count: number) => `${countOf(count, 'rarer answer')} not shown and not counted as a yes.`,
  counted: ({ k, n }: CountedResponses) => `${figureOf(k)} of ${figureOf(n)} said yes.`,
  blank: (count: number) =>
    count === 0 ? '' : `${responses(count)} left it blank and ${count === 1 ? 'doesn’t' : 'don’t'} count.`,
  beyond: (count: number, planned: number) =>
    count === 0
      ? ''
      : `${responses(count)} came after the ${figureOf(planned)} you planned and ${count === 1 ? 'doesn’t' : 'don’t'} count.`,
  readAs: 'Read it as',
  another: 'Choose another file',
  cancel: 'Cancel',
  use: 'Use these numbers',
} as const;

/** Says which file a result is from. */
export const importedText = ({ file, question, counted }: ImportedFrom): string =>
  `Imported from ${file}: ${quotation(question)}, ${counted === '' ? 'any answer counts' : `counted as a yes: ${counted}`}.`;

/** Why a file cannot be counted, and what can be done. */
export function countFailureText(failure: TransferFailure): string {
  switch (failure.kind) {
    case 'too-large':
      return `It’s ${megabytes(failure.bytes)}; the limit is ${megabytes(transferLimits.bytes)}. Split it into smaller files.`;
    case 'empty':
      return 'It has no responses, or no questions.';
    case 'undecodable':
      return `Line ${failure.line} isn’t ${encodingLabels[failure.encoding]}. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”) and try again.`;
    case 'too-many-columns':
      return `It has ${countOf(failure.columns, 'column')}; the limit is ${transferLimits.columns}.`;
    case 'too-many-ideas':
      return `It has more than ${responses(transferLimits.ideas)}, which is the limit. Split it into smaller files.`;
    case 'quote-never-closed':
      return `A quotation mark opened in line ${failure.line} is never closed, so it’s unclear where that cell ends. Close it and try again.`;
    case 'no-table':
    case 'bad-zip':
    case 'not-json':
    case 'no-list':
    case 'newer-version':
      return 'It isn’t a CSV table. Export the responses as CSV.';
    case 'unexpected':
      return 'Something went wrong while reading it. Try again.';
  }
}
