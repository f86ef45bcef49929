import { type DayQuestion, dayOrders } from './day-orders.ts';
import type { Mapping } from './guess-mapping.ts';
import type { LineProblem } from './line-problem.ts';
import { targetOf } from './read-cell.ts';
import type { DayOrder } from './read-date.ts';
import { cellText, type ReadLine, readLine } from './read-line.ts';
import { isOwnStatus, type StatusTarget, statusKey } from './status-words.ts';
import type { ImportedIdea, TransferTable } from './transfer-table.ts';

export type DuplicateChoice = 'skip' | 'new';

/** Ideas that the vault has already. */
export interface KnownIdeas {
  readonly ids: ReadonlySet<string>;
  /** Titles in the form of `titleKey`. */
  readonly titles: ReadonlySet<string>;
}

export interface JudgeInput {
  readonly mapping: Mapping;
  readonly duplicates: DuplicateChoice;
  /** The founder's choices for words of statuses, by `statusKey`. */
  readonly statuses: Readonly<Record<string, StatusTarget>>;
  /** The founder's answer where dates may be read both ways; null before there is one. */
  readonly dayOrder: DayOrder | null;
  readonly known: KnownIdeas;
  /** ISO 8601. */
  readonly at: string;
  readonly newId: () => string;
}

/** A line that seems to be an idea which the vault, or an earlier line, has already. */
export interface Duplicate {
  readonly place: number;
  readonly title: string;
  readonly by: 'id' | 'title';
}

/** A word for a status that is none of the product's own. */
export interface StatusWord {
  readonly key: string;
  /** Its first spelling in the file. */
  readonly word: string;
  readonly count: number;
  /** Where its ideas go: to the inbox if nothing is known of the word. */
  readonly target: StatusTarget;
  readonly isKnown: boolean;
}

export interface Judged {
  readonly lines: readonly ReadLine[];
  /** In the order of the file. */
  readonly ideas: readonly ImportedIdea[];
  readonly duplicates: readonly Duplicate[];
  readonly problems: readonly LineProblem[];
  /** Cells that could not be read, or not as a whole, in lines that become ideas. */
  readonly notes: readonly LineProblem[];
  readonly statuses: readonly StatusWord[];
  readonly days: DayQuestion | null;
}

/** Judges which lines would become ideas. Issues no commands. */
export function judgeTable(table: TransferTable, input: JudgeInput): Judged {
  const { mapping, statuses, at } = input;
  const { of: dayOrderOf, question } = dayOrders(
    table.lines.map(({ cells }) => cells),
    mapping.flatMap((field, column) => (field === 'capturedAt' || field === 'changedAt' ? [column] : [])),
    input.dayOrder,
  );
  const lines = table.lines.map((line) => readLine(line, table, { mapping, statuses, at, dayOrderOf }));
  const ideas: ImportedIdea[] = [];
  const duplicates: Duplicate[] = [];
  const notes: LineProblem[] = [];
  const ids = new Set(input.known.ids);
  const titles = new Set(input.known.titles);
  for (const line of lines) {
    const { place, id, imported: data } = line;
    if (data === null) continue;
    const { title } = data;
    const key = titleKey(title);
    const by = duplicateBy(id, key, ids, id === null ? titles : input.known.titles);
    if (by) duplicates.push({ place, title, by });
    if (by && input.duplicates === 'skip') continue;
    const own = id === null || ids.has(id) ? input.newId() : id;
    ids.add(own);
    titles.add(key);
    ideas.push({ id: own, data });
    notes.push(...line.notes);
  }
  return {
    lines,
    ideas,
    duplicates,
    notes,
    problems: lines.flatMap(({ problems }) => problems),
    statuses: statusWords(table, input),
    days: question,
  };
}

/** The most frequent first. */
function statusWords(table: TransferTable, { mapping, statuses }: JudgeInput): readonly StatusWord[] {
  const column = mapping.indexOf('status');
  if (column < 0) return [];
  const found = new Map<string, { word: string; count: number }>();
  for (const line of table.lines) {
    const word = cellText(line, column, table.kind);
    const key = statusKey(word);
    if (key === '' || isOwnStatus(key)) continue;
    const before = found.get(key);
    if (before) before.count++;
    else found.set(key, { word, count: 1 });
  }
  return [...found]
    .map(([key, { word, count }]) => {
      const target = targetOf(key, statuses);
      return { key, word, count, target: target ?? 'inbox', isKnown: target !== undefined };
    })
    .toSorted((a, b) => b.count - a.count);
}

/** Two lines of one file that bear different ids may well have the same title. */
function duplicateBy(
  id: string | null,
  key: string,
  ids: ReadonlySet<string>,
  titles: ReadonlySet<string>,
): Duplicate['by'] | undefined {
  if (id !== null && ids.has(id)) return 'id';
  return titles.has(key) ? 'title' : undefined;
}

/** Titles that differ in capitals or spaces alone are the same idea to a founder. */
export const titleKey = (title: string): string => title.replace(/\s+/gu, ' ').trim().toLocaleLowerCase('en');
