import { ideaLimits } from '../idea/idea.ts';
import { cleanTags } from '../idea/idea-rules.ts';
import { oneLine } from '../text/one-line.ts';
import type { CellFault } from './line-problem.ts';
import { splitTags } from './tag-list.ts';

/** A cell with the header of its column. `cell` has no spaces around it and is not empty. */
export interface TextCell {
  readonly header: string;
  readonly cell: string;
}

/** Notes a fault of the column with that header. */
export type NoteFault = (header: string, fault: CellFault) => void;

/** A lone half of a character and U+0000 can be in no fact. */
function storable({ header, cell }: TextCell, note: NoteFault): string {
  if (cell.isWellFormed() && !cell.includes('\u0000')) return cell;
  note(header, { kind: 'unstorable' });
  return cell.toWellFormed().replaceAll('\u0000', '').trim();
}

/** Joins the cells of columns that are read into one text; from the second on each begins with its header. */
export function readText(cells: readonly TextCell[], limit: number, note: NoteFault): string {
  const text = cells
    .map((each, n) => {
      const words = storable(each, note);
      return n === 0 ? words : `${each.header}: ${words}`;
    })
    .join('\n\n');
  return shorten(text, limit, (fault) => note(cells[0]?.header ?? '', fault));
}

export interface ReadTitle {
  readonly title: string;
  /** The whole of it if it was too long. */
  readonly whole: string | null;
}

export function readTitle(cell: TextCell, note: NoteFault): ReadTitle {
  const whole = oneLine(storable(cell, note));
  if (whole.length <= ideaLimits.title) return { title: whole, whole: null };
  const title = `${cut(whole, ideaLimits.title - 1).trimEnd()}…`;
  note(cell.header, { kind: 'shortened', length: whole.length, limit: ideaLimits.title });
  return { title, whole };
}

export function shorten(text: string, limit: number, note: (fault: CellFault) => void): string {
  if (text.length <= limit) return text;
  note({ kind: 'shortened', length: text.length, limit });
  return cut(text, limit);
}

/** Never between the two halves of a character. */
const cut = (text: string, length: number): string =>
  text.slice(0, /[\ud800-\udbff]/u.test(text.charAt(length - 1)) ? length - 1 : length);

export function readTags(cells: readonly TextCell[], note: NoteFault): readonly string[] {
  const fitting: string[] = [];
  for (const each of cells) {
    for (const tag of splitTags(storable(each, note))) {
      if (tag.length <= ideaLimits.tag) fitting.push(tag);
      else note(each.header, { kind: 'long-tag', length: tag.length, limit: ideaLimits.tag });
    }
  }
  const tags = cleanTags(fitting);
  if (tags.length > ideaLimits.tags)
    note(cells[0]?.header ?? '', { kind: 'too-many', count: tags.length, limit: ideaLimits.tags });
  return tags.slice(0, ideaLimits.tags);
}
