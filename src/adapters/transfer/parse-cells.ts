import papaparse from 'papaparse';
import { guessSeparator, newlineOf } from './guess-separator.ts';

/** The cells of a table of notes, with or without headers: of a spreadsheet's clipboard, or of a CSV of Miro. */
export function parseCells(given: string): readonly (readonly string[])[] {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given;
  const newline = newlineOf(text);
  const delimiter = text.includes('\t') ? '\t' : guessSeparator(text, newline, []) || nothing;
  const { data } = papaparse.parse<string[]>(text, { delimiter, newline } as papaparse.ParseConfig<string[]>);
  return data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

const nothing = '\u001f';
