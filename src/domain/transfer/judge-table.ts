import type { Mapping } from './guess-mapping.ts';
import type { LineProblem } from './line-problem.ts';
import { type ReadLine, readLine } from './read-line.ts';
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

export interface Judged {
  readonly lines: readonly ReadLine[];
  /** In the order of the file. */
  readonly ideas: readonly ImportedIdea[];
  readonly duplicates: readonly Duplicate[];
  readonly problems: readonly LineProblem[];
  /** Unreadable statuses of lines that become ideas; those ideas go to the inbox. */
  readonly notes: readonly LineProblem[];
}

/** Judges which lines would become ideas. Issues no commands. */
export function judgeTable(table: TransferTable, input: JudgeInput): Judged {
  const lines = table.lines.map((line) => readLine(line, table, input.mapping, input.at));
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
  return { lines, ideas, duplicates, notes, problems: lines.flatMap(({ problems }) => problems) };
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
