import { dayOrders } from '../transfer/day-orders.ts';
import { unguardCell } from '../transfer/formula-guard.ts';
import { readDate } from '../transfer/read-date.ts';
import type { AnsweredQuestion, ResponseTable, ResponseTool } from './response-table.ts';

/** Headers of the columns that tell when a response came in, the surest first. */
const times = [
  'submit date (utc)',
  'submitted at',
  'timestamp',
  'zeitstempel',
  'horodateur',
  'marca temporal',
  'informazioni cronologiche',
  'carimbo de data/hora',
  'tijdstempel',
  'отметка времени',
  'date created',
  'date modified',
  'start date (utc)',
  'stage date (utc)',
];

/** Further headers that tools add by themselves. An address is none: whether it was left may be what counts. */
const technical = new Set([
  ...times,
  '#',
  'response id',
  'submission id',
  'respondent id',
  'collector id',
  'network id',
  'response type',
  'tags',
  'ending',
  'ip address',
  'custom data 1',
  'token',
]);

const keyOf = (header: string): string => header.trim().toLowerCase();

function toolOf(headers: readonly string[]): ResponseTool | null {
  const keys = new Set(headers.map(keyOf));
  if (keys.has('respondent id') && keys.has('collector id')) return 'surveymonkey';
  if (keys.has('submission id') && keys.has('respondent id')) return 'tally';
  if (keys.has('#') && keys.has('network id')) return 'typeform';
  // Only Google Forms begins with the time.
  const first = times.indexOf(keyOf(headers[0] ?? ''));
  return first >= times.indexOf('timestamp') && first < times.indexOf('date created') ? 'google-forms' : null;
}

interface Column {
  readonly header: string;
  /** The second header, where a tool has one. */
  readonly part: string;
  readonly cells: readonly string[];
}

/** Reads the rows of a table whose first one has the headers. Rows may be shorter than it. */
export function readResponses(rows: readonly (readonly string[])[]): ResponseTable {
  const [head = [], ...rest] = rows;
  const tool = toolOf(head);
  const hasParts = tool === 'surveymonkey' && isPartsRow(head, rest[0]);
  const parts = hasParts ? (rest[0] ?? []) : [];
  const { rows: inOrder, isByTime } = byTime(head, hasParts ? rest.slice(1) : rest);
  const columns = head.map(
    (header, n): Column => ({
      header: textOf(header),
      part: textOf(parts[n] ?? ''),
      cells: inOrder.map((cells) => textOf(cells[n] ?? '')),
    }),
  );
  // Where the choices have a row of their own, what a tool adds by itself has nothing in it.
  const asked = columns.filter(({ header, part }) => (hasParts ? part !== '' : !technical.has(keyOf(header))));
  const questions = groupsOf(asked).flatMap((group) => questionsOf(group, tool));
  return {
    tool,
    questions: withoutChoiceColumns(questions, tool),
    responses: inOrder.length,
    leftOut: columns.length - asked.length,
    isByTime,
  };
}

/** On one line, with nothing that cannot be stored. */
const textOf = (cell: string): string =>
  unguardCell(cell).toWellFormed().replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim();

/** The row under the headers that names the choices of each question: what a tool fills by itself is empty in it. */
const isPartsRow = (head: readonly string[], row: readonly string[] | undefined): boolean =>
  row !== undefined && head.every((header, n) => !technical.has(keyOf(header)) || (row[n] ?? '').trim() === '');

function byTime(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly rows: readonly (readonly string[])[]; readonly isByTime: boolean } {
  for (const name of times) {
    const column = head.findIndex((header) => keyOf(header) === name);
    if (column < 0) continue;
    const order = dayOrders(rows, [column], null).of(column);
    const dated = rows.map((cells) => ({ cells, at: readDate(cells[column] ?? '', order) }));
    if (dated.some(({ at }) => at === undefined)) continue;
    const sorted = dated.toSorted(({ at: a = '' }, { at: b = '' }) => Number(a > b) - Number(a < b));
    return { rows: sorted.map(({ cells }) => cells), isByTime: true };
  }
  return { rows, isByTime: false };
}

/** A column without a header belongs to the question before it. */
function groupsOf(columns: readonly Column[]): readonly (readonly Column[])[] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (column.header === '' && last && column.part !== '') last.push(column);
    else groups.push([column]);
  }
  return groups;
}

function questionsOf(group: readonly Column[], tool: ResponseTool | null): readonly AnsweredQuestion[] {
  const [first] = group;
  if (!first) return [];
  if (group.length === 1)
    return first.cells.every((cell) => cell === '') && first.header === '' ? [] : [one(first, tool)];
  // Of several choices each has a column that repeats its name; otherwise each column is a statement that was rated.
  const areChoices = group.every(({ part, cells }) =>
    cells.every((cell) => cell === '' || cell === part || part.toLowerCase().startsWith('other')),
  );
  if (!areChoices) return group.map((column) => ({ ...one(column, tool), header: `${first.header} (${column.part})` }));
  const answers = first.cells.map((_, row) => group.flatMap(({ cells }) => (cells[row] ? [cells[row]] : [])));
  return [{ header: first.header, answers }];
}

const one = ({ header, cells }: Column, tool: ResponseTool | null): AnsweredQuestion => ({
  header: header || 'Question without a title',
  // Google Forms joins the boxes that were ticked.
  answers: cells.map((cell) => (tool === 'google-forms' ? split(cell, ';') : split(cell, null))),
});

const split = (cell: string, sign: string | null): readonly string[] =>
  (sign === null ? [cell] : cell.split(sign)).map((each) => each.trim()).filter((each) => each !== '');

/** Tally lists the chosen answers, and then has a column of true and false for each choice, in which commas are safe. */
function withoutChoiceColumns(
  questions: readonly AnsweredQuestion[],
  tool: ResponseTool | null,
): readonly AnsweredQuestion[] {
  if (tool !== 'tally') return questions;
  const listed: { readonly question: AnsweredQuestion; readonly choices: Choice[] }[] = [];
  for (const question of questions) {
    const last = listed.at(-1);
    const name = last && choiceIn(question, last.question.header);
    if (last && name !== undefined) last.choices.push({ name, ticks: question.answers });
    else listed.push({ question, choices: [] });
  }
  return listed.map(({ question, choices }) => ({
    ...question,
    answers: question.answers.map((said, row) => {
      const chosen = choices.filter(({ ticks }) => ticks[row]?.[0]?.toLowerCase() === 'true').map(({ name }) => name);
      return chosen.length > 0 ? chosen : said;
    }),
  }));
}

interface Choice {
  readonly name: string;
  readonly ticks: AnsweredQuestion['answers'];
}

function choiceIn({ header, answers }: AnsweredQuestion, question: string): string | undefined {
  if (!header.startsWith(`${question} (`) || !header.endsWith(')')) return undefined;
  const areTicks = answers.every((said) => said.every((each) => /^(?:true|false)$/iu.test(each)));
  return areTicks ? header.slice(question.length + 2, -1) : undefined;
}
