import papaparse from 'papaparse';
import { dropListMarks } from '#domain/idea/drop-list-marks.ts';
import { guessMapping } from '#domain/transfer/guess-mapping.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { ideaColumns } from '#domain/transfer/transfer-field.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { TransferLine, TransferTable } from '#domain/transfer/transfer-table.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { guessSeparator, type Newline, newlineOf } from './guess-separator.ts';

interface Row {
  readonly place: number;
  readonly cells: readonly string[];
  readonly hasBadQuotes: boolean;
}

export interface CsvOptions {
  /** Chosen by the founder; empty if every line is an idea, null to guess. */
  readonly separator: string | null;
  readonly criteria: readonly Criterion[];
}

type Parsed = { readonly table: TransferTable } | { readonly failure: TransferFailure };

/** Separates nothing: no spreadsheet writes it. */
const nothing = '\u001f';

/** Reads a table whose first row has the headers. Stops at the first thing for which the whole file is refused. */
export function parseCsv(text: string, options: CsvOptions): Parsed {
  const { body, newline, separator, skipped } = layoutOf(text, options);
  const read = readRows(body, { separator, newline, skipped });
  if ('failure' in read) {
    // A quotation mark that begins a line of a list is a letter like others.
    const isList = separator === '' && read.failure.kind === 'quote-never-closed';
    return isList ? listOf(plainLines(body, newline, skipped)) : read;
  }
  const [head, ...lines] = read.rows;
  if (!head) return { failure: { kind: 'empty' } };
  return separator === '' ? columnOf(head, lines) : { table: tableOf(head, lines, separator) };
}

type Rows = { readonly rows: readonly (readonly string[])[]; readonly separator: string };

/** Reads the cells of a table, the headers first, whatever they say. */
export function parseRows(text: string, separator: string | null): Rows | { readonly failure: TransferFailure } {
  const layout = layoutOf(text, { separator, criteria: [] });
  const read = readRows(layout.body, layout);
  if ('failure' in read) return read;
  return { rows: read.rows.map(({ cells }) => cells), separator: layout.separator };
}

function layoutOf(text: string, { separator, criteria }: CsvOptions) {
  const { body, separator: said, skipped } = withoutSeparatorLine(text.startsWith('\ufeff') ? text.slice(1) : text);
  const newline = newlineOf(body);
  return { body, skipped, newline, separator: separator ?? said ?? guessSeparator(body, newline, criteria) };
}

function readRows(
  body: string,
  { separator, newline, skipped }: { readonly separator: string; readonly newline: Newline; readonly skipped: number },
): { readonly rows: readonly Row[] } | { readonly failure: TransferFailure } {
  const rows: Row[] = [];
  let failure: TransferFailure | undefined;
  let line = 1 + skipped;
  let cursor = 0;
  papaparse.parse<string[]>(body, {
    delimiter: separator || nothing,
    newline,
    step({ data, errors, meta }, parser) {
      const place = line;
      const end = meta.cursor;
      line += countLines(body, cursor, end);
      cursor = end;
      if (data.every((cell) => cell.trim() === '')) return;
      failure = failureOf(data, errors, rows.length, place);
      if (failure) parser.abort();
      else rows.push({ place, cells: data, hasBadQuotes: errors.some(({ type }) => type === 'Quotes') });
    },
  });
  return failure ? { failure } : { rows };
}

function failureOf(
  cells: readonly string[],
  errors: readonly { readonly code: string }[],
  rows: number,
  place: number,
): TransferFailure | undefined {
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { kind: 'quote-never-closed', line: place };
  if (rows === 0 && cells.length > transferLimits.columns) return { kind: 'too-many-columns', columns: cells.length };
  // The first row is that of the headers.
  return rows > transferLimits.ideas ? { kind: 'too-many-ideas' } : undefined;
}

const tableOf = ({ cells }: Row, lines: readonly TransferLine[], separator: string): TransferTable => ({
  kind: 'csv',
  headers: cells.map((cell, n) => cell.trim() || `Column ${n + 1}`),
  lines,
  vault: null,
  separator,
});

/** One column: a table if its head is one that is known, otherwise a list of titles. */
function columnOf(head: Row, lines: readonly Row[]): Parsed {
  const header = head.cells[0]?.trim() ?? '';
  const isOwn = (Object.values(ideaColumns) as readonly string[]).includes(header);
  const isHead = isOwn || (lines.length > 1 && guessMapping([header], [])[0] === 'title');
  return isHead ? { table: tableOf(head, lines, '') } : listOf([head, ...lines]);
}

function listOf(given: readonly Row[]): Parsed {
  const rows = given.filter(({ cells: [line = ''] }) => /[^\s,;|"]/u.test(line));
  if (rows.length === 0) return { failure: { kind: 'empty' } };
  if (rows.length > transferLimits.ideas) return { failure: { kind: 'too-many-ideas' } };
  const titles = dropListMarks(rows.map(({ cells }) => cells[0]?.trim() ?? ''));
  const lines = rows.map((row, n) => ({ ...row, cells: [titles[n] ?? ''] }));
  return { table: { kind: 'csv', headers: [ideaColumns.title], lines, vault: null, separator: '' } };
}

const plainLines = (body: string, newline: string, skipped: number): readonly Row[] =>
  body.split(newline).map((line, n) => ({ place: n + 1 + skipped, cells: [line], hasBadQuotes: false }));

/** Spreadsheets may say the separator in a line of its own. */
function withoutSeparatorLine(text: string): { body: string; separator: string | null; skipped: number } {
  const said = /^"?sep=(.)"?(?:\r\n|\n|\r)/iu.exec(text);
  if (!said) return { body: text, separator: null, skipped: 0 };
  return { body: text.slice(said[0].length), separator: said[1] ?? null, skipped: 1 };
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) lines++;
  }
  return lines;
}
