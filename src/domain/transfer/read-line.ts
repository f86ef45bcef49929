import { ideaStreamOf } from '../idea/idea.ts';
import { type IdeaCommandType, ideaCommandData } from '../idea/idea-commands.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { Json, JsonObject } from '../log/json.ts';
import { unguardCell } from './formula-guard.ts';
import type { Mapping } from './guess-mapping.ts';
import type { CellFault, LineProblem } from './line-problem.ts';
import { readCell } from './read-cell.ts';
import { criterionOf } from './transfer-field.ts';
import { transferLimits } from './transfer-limits.ts';
import type { TransferLine, TransferTable } from './transfer-table.ts';

export interface ReadLine {
  readonly place: number;
  /** Null where the line bears none that could be an idea's. */
  readonly id: string | null;
  /** For `ImportIdea`, as far as the cells could be read. */
  readonly data: JsonObject;
  readonly problems: readonly LineProblem[];
}

/** Cells that hold more than text: their limits are those of the command. */
const structured: readonly string[] = ['ratings', 'lineage', 'moments'];

/** What one line says, judged as the idea's stream will judge it. `at` is now, ISO 8601. */
export function readLine(line: TransferLine, table: TransferTable, mapping: Mapping, at: string): ReadLine {
  const problems: LineProblem[] = [];
  const note = (column: string | null, fault: CellFault) => problems.push({ place: line.place, column, fault });
  const fields: Record<string, Json> = {};
  const ratings: Record<string, Json> = {};
  const { headers, kind } = table;

  if (line.hasBadQuotes) note(null, { kind: 'bad-quotes' });
  const extra = line.cells.slice(headers.length).filter((cell) => cell.trim() !== '').length;
  if (extra > 0) note(null, { kind: 'extra-cells', count: headers.length + extra, limit: headers.length });
  for (const [column, field] of mapping.entries()) {
    const raw = line.cells[column] ?? '';
    const cell = (kind === 'csv' ? unguardCell(raw) : raw).trim();
    if (field === null || cell === '') continue;
    const header = headers[column] ?? '';
    if (cell.length > transferLimits.cell && !structured.includes(field)) {
      note(header, { kind: 'too-long', length: cell.length, limit: transferLimits.cell });
      continue;
    }
    const read = readCell(field, cell);
    const criterion = criterionOf(field);
    if ('fault' in read) note(header, read.fault);
    else if (read.value === undefined) continue;
    else if (criterion !== undefined) ratings[criterion] = read.value;
    else fields[field] = read.value;
  }

  const { id = null, ratings: others, ...rest } = fields;
  const data: JsonObject = { ...rest, ...withRatings(others, ratings) };
  if (data['title'] === undefined && problems.length === 0) {
    note(headerOfTitle(table, mapping), { kind: 'missing' });
  }
  if (problems.length === 0) judge(data, table, mapping, at, note);
  return { place: line.place, id: typeof id === 'string' ? id : null, data, problems };
}

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
): void {
  const type: IdeaCommandType = 'ImportIdea';
  const parsed = ideaCommandData[type].safeParse(data);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0]);
    note(headers[mapping.indexOf(field as never)] ?? null, { kind: 'malformed' });
    return;
  }
  const decision = decideCommand(undefined, { id: 'judged', type, stream: anyIdea, data, at });
  if (decision.kind === 'rejected') note(null, { kind: 'refused', reason: decision.reason });
}
