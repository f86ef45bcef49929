import papaparse from 'papaparse';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { ideaColumns } from '#domain/transfer/transfer-field.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { TransferLine, TransferTable } from '#domain/transfer/transfer-table.ts';

interface Row {
  readonly place: number;
  readonly cells: readonly string[];
  readonly hasBadQuotes: boolean;
}

/** Reads a table whose first row has the headers. Stops at the first thing for which the whole file is refused. */
export function parseCsv(text: string): { readonly table: TransferTable } | { readonly failure: TransferFailure } {
  const rows: Row[] = [];
  const { body, delimiter, skipped } = withoutSeparatorLine(text);
  let failure: TransferFailure | undefined;
  let line = 1 + skipped;
  let cursor = 0;
  papaparse.parse<string[]>(body, {
    delimiter,
    step({ data, errors, meta }, parser) {
      const place = line;
      const end = meta.cursor;
      line += countLines(body, cursor, end);
      cursor = end;
      failure = failureOf(data, errors, rows.length, place);
      if (failure) parser.abort();
      else if (data.some((cell) => cell.trim() !== '')) {
        rows.push({ place, cells: data, hasBadQuotes: errors.some(({ type }) => type === 'Quotes') });
      }
    },
  });
  if (failure) return { failure };
  const [head, ...lines] = rows;
  return head ? { table: tableOf(head, lines) } : { failure: { kind: 'empty' } };
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

function tableOf(head: Row, lines: readonly TransferLine[]): TransferTable {
  const headers = head.cells.map((cell, n) => cell.trim() || `Column ${n + 1}`);
  const own: readonly string[] = Object.values(ideaColumns);
  // A list of titles, one a line, has no header.
  if (headers.length === 1 && !own.includes(headers[0] ?? '')) {
    return { kind: 'csv', headers: [ideaColumns.title], lines: [head, ...lines], vault: null };
  }
  return { kind: 'csv', headers, lines, vault: null };
}

/** Spreadsheets may say the separator in a line of its own; our own export needs no guess. */
function withoutSeparatorLine(text: string): { body: string; delimiter: string; skipped: number } {
  const said = /^"?sep=(.)"?\r?\n/i.exec(text);
  if (said) return { body: text.slice(said[0].length), delimiter: said[1] ?? '', skipped: 1 };
  const isOurs = text.startsWith(`${ideaColumns.title},${ideaColumns.problem},${ideaColumns.audience},`);
  return { body: text, delimiter: isOurs ? ',' : '', skipped: 0 };
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) lines++;
  }
  return lines;
}
