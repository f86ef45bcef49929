import { ideaLimits, ideaStreamOf } from '../idea/idea.ts';
import { type IdeaCommandType, ideaCommands } from '../idea/idea-commands.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { Json, JsonObject } from '../log/json.ts';
import { unguardCell } from './formula-guard.ts';
import type { Mapping } from './guess-mapping.ts';
import type { CellFault, LineProblem } from './line-problem.ts';
import { readCell } from './read-cell.ts';
import { criterionOf } from './transfer-field.ts';
import { transferLimits } from './transfer-limits.ts';
import type { ImportedIdea, TransferLine, TransferTable } from './transfer-table.ts';

export interface ReadLine {
  readonly place: number;
  /** Null if the line bears none that could be an idea's. */
  readonly id: string | null;
  /** Title as written, even if it is not a valid one; empty if there is none. */
  readonly title: string;
  /** Values of the cells that could be read. */
  readonly data: JsonObject;
  /** Data to import; null if the line is left out. */
  readonly imported: ImportedIdea['data'] | null;
  readonly problems: readonly LineProblem[];
  /** Unreadable cells that do not keep the line out: a status; its idea goes to the inbox. */
  readonly notes: readonly LineProblem[];
}

/** Cells that hold more than text: their limits are those of the command. */
const structured: readonly string[] = ['ratings', 'lineage', 'moments'];

/** Reads one line and judges it by the rules of the idea's stream. `at` is now, ISO 8601. */
export function readLine(line: TransferLine, table: TransferTable, mapping: Mapping, at: string): ReadLine {
  const problems: LineProblem[] = [];
  const notes: LineProblem[] = [];
  const note = (column: string | null, fault: CellFault) => problems.push({ place: line.place, column, fault });
  const fields: Record<string, Json> = {};
  const ratings: Record<string, Json> = {};
  const { headers, kind } = table;
  const cellOf = (column: number): string => {
    const raw = line.cells[column] ?? '';
    return (kind === 'csv' ? unguardCell(raw) : raw).trim();
  };

  if (line.hasBadQuotes) note(null, { kind: 'bad-quotes' });
  const extra = line.cells.slice(headers.length).filter((cell) => cell.trim() !== '').length;
  if (extra > 0) note(null, { kind: 'extra-cells', count: headers.length + extra, limit: headers.length });
  for (const [column, field] of mapping.entries()) {
    const cell = cellOf(column);
    if (field === null || cell === '') continue;
    const header = headers[column] ?? '';
    if (cell.length > transferLimits.cell && !structured.includes(field)) {
      note(header, { kind: 'too-long', length: cell.length, limit: transferLimits.cell });
      continue;
    }
    const read = readCell(field, cell);
    const criterion = criterionOf(field);
    if ('fault' in read && read.fault.kind === 'no-status') {
      notes.push({ place: line.place, column: header, fault: read.fault });
    } else if ('fault' in read) note(header, read.fault);
    else if (read.value === undefined) continue;
    else if (criterion !== undefined) ratings[criterion] = read.value;
    else fields[field] = read.value;
  }

  const { id = null, ratings: others, ...rest } = fields;
  const data: JsonObject = { ...rest, ...withRatings(others, ratings) };
  if (data['title'] === undefined && problems.length === 0) {
    note(headerOfTitle(table, mapping), { kind: 'missing' });
  }
  const judged = problems.length === 0 ? judge(data, table, mapping, at, note) : null;
  const title = cellOf(mapping.indexOf('title')).replace(/\s+/gu, ' ');
  const isOut = problems.length > 0;
  return {
    place: line.place,
    title: shortTitle(title),
    id: typeof id === 'string' ? id : null,
    data,
    imported: isOut ? null : judged,
    // Whoever mends a line mends all of it.
    problems: isOut ? [...notes, ...problems] : problems,
    notes: isOut ? [] : notes,
  };
}

/** Twice what an idea may have shows what is wrong with it. */
const shownTitle = 2 * ideaLimits.title;
const shortTitle = (title: string): string =>
  title.length > shownTitle ? `${title.slice(0, shownTitle - 1)}…` : title;

function withRatings(others: Json | undefined, own: Readonly<Record<string, Json>>): JsonObject {
  if (others === undefined) return Object.keys(own).length > 0 ? { ratings: own } : {};
  const isObject = typeof others === 'object' && others !== null && !Array.isArray(others);
  return { ratings: isObject ? { ...(others as JsonObject), ...own } : others };
}

const headerOfTitle = ({ headers }: TransferTable, mapping: Mapping): string | null =>
  headers[mapping.indexOf('title')] ?? null;

const anyIdea = ideaStreamOf('00000000-0000-4000-8000-000000000000');

function judge(
  data: JsonObject,
  { headers }: TransferTable,
  mapping: Mapping,
  at: string,
  note: (column: string | null, fault: CellFault) => void,
): ImportedIdea['data'] | null {
  const type: IdeaCommandType = 'ImportIdea';
  const parsed = ideaCommands[type].schema.safeParse(data);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0]);
    note(headers[mapping.indexOf(field as never)] ?? null, { kind: 'malformed' });
    return null;
  }
  const decision = decideCommand(undefined, { id: 'judged', type, stream: anyIdea, data, at });
  if (decision.kind === 'rejected') note(null, { kind: 'refused', reason: decision.reason });
  return parsed.data;
}
