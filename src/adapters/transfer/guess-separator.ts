import papaparse from 'papaparse';
import { guessMapping } from '#domain/transfer/guess-mapping.ts';
import { ideaColumns } from '#domain/transfer/transfer-field.ts';
import type { Criterion } from '#domain/vault/vault.ts';

/** Characters that separate the cells of a line. */
export const separators = [',', ';', '\t', '|'] as const;

export type Newline = '\r\n' | '\n' | '\r';

/** So many rows show what a file is. */
const rowsTried = 40;
const sample = 200_000;

/**
 * The separator of a table, empty if every line is an idea. The headers say most: names that are known, then that the
 * rows have as many cells as the headers. Commas within cells do not count, as frequent as they may be.
 */
export function guessSeparator(text: string, newline: Newline, criteria: readonly Criterion[]): string {
  const start = text.slice(0, sample);
  const isOurs = start.startsWith(`${ideaColumns.title},${ideaColumns.problem},${ideaColumns.audience},`);
  if (isOurs) return ',';
  let best = { separator: '', score: 0 };
  for (const separator of separators) {
    const { data } = papaparse.parse<string[]>(start, { delimiter: separator, newline, preview: rowsTried });
    const rows = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    const score = scoreOf(rows, criteria);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Zero if the rows are no table. */
function scoreOf(rows: readonly (readonly string[])[], criteria: readonly Criterion[]): number {
  const [headers = [], ...lines] = rows;
  if (headers.length < 2) return 0;
  const known = guessMapping(headers, criteria).filter((field) => field !== null).length;
  const regular = lines.filter(({ length }) => length === headers.length).length;
  const share = lines.length > 0 ? regular / lines.length : 0;
  if (known === 0 && (share < 1 || lines.length === 0)) return 0;
  return known * 2 + share * 3 + Math.min(headers.length, 50) / 100;
}

/** How the lines of a table end: as the first one does, outside of quotation marks. */
export function newlineOf(text: string): Newline {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === '"') isQuoted = !isQuoted;
    else if (unit === '\n' && !isQuoted) return '\n';
    else if (unit === '\r' && !isQuoted) return text.charAt(at + 1) === '\n' ? '\r\n' : '\r';
  }
  return '\n';
}
