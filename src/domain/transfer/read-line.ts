import { ideaLimits, ideaStreamOf, ideaTexts } from '../idea/idea.ts';
import { ideaCommands } from '../idea/idea-commands.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { Json, JsonObject } from '../log/json.ts';
import { unguardCell } from './formula-guard.ts';
import type { Mapping } from './guess-mapping.ts';
import type { CellFault, LineProblem } from './line-problem.ts';
import { type CellContext, readCell, type SingleField } from './read-cell.ts';
import type { DayOrder } from './read-date.ts';
import { readTags, readText, readTitle, shorten, type TextCell } from './read-text-cells.ts';
import { criterionOf, type TransferField } from './transfer-field.ts';
import type { ImportedIdea, TransferLine, TransferTable } from './transfer-table.ts';

export interface ReadLine {
  readonly place: number;
  /** Null if the line bears none that could be an idea's. */
  readonly id: string | null;
  /** Title as it would be imported; empty if there is none. */
  readonly title: string;
  /** Values of the cells that could be read. */
  readonly data: JsonObject;
  /** Data to import; null if the line is left out. */
  readonly imported: ImportedIdea['data'] | null;
  /** Why the line is left out; empty if it is not. */
  readonly problems: readonly LineProblem[];
  /** Cells that could not be read, or not as a whole. They do not keep the line out. */
  readonly notes: readonly LineProblem[];
}

export interface LineContext extends Pick<CellContext, 'statuses'> {
  readonly mapping: Mapping;
  /** ISO 8601. */
  readonly at: string;
  readonly dayOrderOf: (column: number) => DayOrder;
}

/** The words of a cell, without the apostrophe that keeps spreadsheets from running it. */
export const cellText = ({ cells }: TransferLine, column: number, kind: TransferTable['kind']): string => {
  const raw = cells[column] ?? '';
  return (kind === 'csv' ? unguardCell(raw) : raw).trim();
};

/** Reads one line and judges it by the rules of the idea's stream. A value that cannot be read never costs the line. */
export function readLine(line: TransferLine, { headers, kind }: TransferTable, context: LineContext): ReadLine {
  const { place } = line;
  const { mapping } = context;
  const notes: LineProblem[] = [];
  const note = (column: string | null, fault: CellFault) => notes.push({ place, column, fault });
  const texts = new Map<TransferField, TextCell[]>();
  const singles: { readonly column: number; readonly field: SingleField; readonly cell: string }[] = [];
  for (const [column, field] of mapping.entries()) {
    const cell = field === null ? '' : cellText(line, column, kind);
    if (field === null || cell === '') continue;
    if (isText(field)) texts.set(field, [...(texts.get(field) ?? []), { header: headers[column] ?? '', cell }]);
    else singles.push({ column, field, cell });
  }
  if (line.hasBadQuotes) note(null, { kind: 'bad-quotes' });
  const extra = line.cells.slice(headers.length).filter((cell) => cell.trim() !== '').length;
  if (extra > 0) note(null, { kind: 'extra-cells', count: headers.length + extra, limit: headers.length });

  const data = { ...readTexts(texts, note), ...readSingles(singles, headers, context, note) };
  const { id = null, ...rest } = data;
  const imported = judge(rest, headers, context, note);
  return {
    place,
    title: typeof data['title'] === 'string' ? data['title'] : '',
    id: typeof id === 'string' ? id : null,
    data: rest,
    imported,
    problems: imported ? [] : [{ place, column: headerOfTitle(headers, mapping), fault: { kind: 'missing' } }],
    notes: imported ? notes : [],
  };
}

type Note = (column: string | null, fault: CellFault) => void;

const isText = (field: TransferField): field is Exclude<TransferField, SingleField> =>
  field === 'title' || field === 'tags' || (ideaTexts as readonly string[]).includes(field);

function readTexts(cells: ReadonlyMap<TransferField, readonly TextCell[]>, note: Note): JsonObject {
  const data: Record<string, Json> = {};
  const [titleCell] = cells.get('title') ?? [];
  const title = titleCell && readTitle(titleCell, note);
  if (title) data['title'] = title.title;
  for (const name of ideaTexts) {
    const given = cells.get(name);
    if (given) data[name] = readText(given, ideaLimits[name], note);
  }
  if (titleCell && title?.whole != null) {
    const whole = [title.whole, ...(cells.has('problem') ? [data['problem']] : [])].join('\n\n');
    data['problem'] = shorten(whole, ideaLimits.problem, (fault) => note(titleCell.header, fault));
  }
  const tags = cells.get('tags');
  if (tags) data['tags'] = [...readTags(tags, note)];
  return data;
}

function readSingles(
  cells: readonly { readonly column: number; readonly field: SingleField; readonly cell: string }[],
  headers: readonly string[],
  { statuses, dayOrderOf }: LineContext,
  note: Note,
): JsonObject {
  const data: Record<string, Json> = {};
  const ratings: Record<string, Json> = {};
  for (const { column, field, cell } of cells) {
    const { value, fault } = readCell(field, cell, { statuses, dayOrder: dayOrderOf(column) });
    if (fault) note(headers[column] ?? '', fault);
    if (value === undefined) continue;
    const criterion = criterionOf(field);
    if (criterion !== undefined) ratings[criterion] = value;
    else if (field === 'status' && value === 'archived') data['archived'] = true;
    // An idea whose status says that it is archived is, whatever another column says.
    else if (field === 'archived') data['archived'] = value || data['archived'] === true;
    else data[field] = value;
  }
  return { ...data, ...withRatings(data['ratings'], ratings) };
}

function withRatings(others: Json | undefined, own: Readonly<Record<string, Json>>): JsonObject {
  if (others === undefined) return Object.keys(own).length > 0 ? { ratings: own } : {};
  const isObject = typeof others === 'object' && others !== null && !Array.isArray(others);
  return { ratings: isObject ? { ...(others as JsonObject), ...own } : others };
}

const headerOfTitle = (headers: readonly string[], mapping: Mapping): string | null =>
  headers[mapping.indexOf('title')] ?? null;

const anyIdea = ideaStreamOf('00000000-0000-4000-8000-000000000000');
const type = 'ImportIdea';
const { schema } = ideaCommands[type];

/** Data of a line as the idea's stream accepts it: without the fields that it would reject, null if nothing is left. */
function judge(
  given: JsonObject,
  headers: readonly string[],
  { mapping, at }: LineContext,
  note: Note,
): ImportedIdea['data'] | null {
  const data = { ...given } as Record<string, Json>;
  const leaveOut = (field: string, fault: CellFault): void => {
    delete data[field];
    note(headers[mapping.indexOf(field as never)] ?? null, fault);
  };
  for (;;) {
    if (data['title'] === undefined) return null;
    const parsed = schema.safeParse(data);
    if (!parsed.success) {
      leaveOut(String(parsed.error.issues[0]?.path[0] ?? 'title'), { kind: 'malformed' });
      continue;
    }
    const decision = decideCommand(undefined, { id: 'judged', type, stream: anyIdea, data, at });
    if (decision.kind === 'accepted') return parsed.data;
    const hasRatings = decision.reason === 'rating-out-of-range' || decision.reason === 'too-many';
    leaveOut(hasRatings && data['ratings'] !== undefined ? 'ratings' : 'title', {
      kind: 'refused',
      reason: decision.reason,
    });
  }
}
